import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 150, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** Animates the sheet's height to that of a new screen. */
export function useHeightMotion(screen: number): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    // Called after layout, so a layout effect that runs before it still sees the height of the screen that left.
    const observer = new ResizeObserver(() => {
      height.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is what moves the height
  useLayoutEffect(() => {
    const element = sheet.current;
    const before = height.current;
    if (!element || before === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let motion: Animation | undefined;
    // In the frame that first shows it, which lays it out anyway: a wallet that answers at once does not wait for that.
    const frame = requestAnimationFrame(() => {
      const after = element.offsetHeight;
      if (before !== after) motion = element.animate([{ height: `${before}px` }, { height: `${after}px` }], MOTION);
    });
    return () => {
      cancelAnimationFrame(frame);
      // The next screen is measured at its own height.
      motion?.cancel();
    };
  }, [screen]);

  return sheet;
}
