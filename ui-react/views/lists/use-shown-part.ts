import { useLayoutEffect, useRef, useState } from 'react';

export interface ShownPart {
  /** The long element. */
  readonly element: HTMLDivElement | null;
  readonly ref: (element: HTMLDivElement | null) => void;
  /** The heights of its first children, which are rulers for its items. */
  readonly sizes: readonly number[];
  /** The part in view, with a margin before and after, in pixels from its top. */
  readonly from: number;
  readonly to: number;
}

/** Pixels rendered before and after the view, so that scrolling shows content at once. */
const SPARE = 480;
/** The view is checked in steps, so that not every scrolled pixel renders again. */
const STEP = 120;
/** The height of the view before the first measurement. */
const FIRST_VIEW = 640;
/** Milliseconds, a few frames: by then the view is painted, and the margins are rendered next. */
const AFTER_PAINT = 50;

/** The visible part of a long element inside a scrolling screen. `usual`: the sizes before the first measurement. */
export function useShownPart(rulers: number, usual: readonly number[]): ShownPart {
  const [element, ref] = useState<HTMLDivElement | null>(null);
  const [known, setKnown] = useState({ from: 0, to: FIRST_VIEW, sizes: usual });
  const painted = useRef(false);

  useLayoutEffect(() => {
    const scroller = element?.closest('.ph-body');
    if (!element || !scroller) return undefined;
    const look = () => {
      const [box, window] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
      // Without a layout, as in a hidden page, the last measurement is kept.
      if (box.width === 0) return;
      const [top, bottom] = [Math.max(0, window.top), Math.min(innerHeight, window.bottom)];
      const spare = painted.current ? SPARE : 0;
      const from = Math.max(0, Math.floor((top - box.top - spare) / STEP) * STEP);
      const to = Math.max(from, Math.ceil((bottom - box.top + spare) / STEP) * STEP);
      const sizes = [...element.children].slice(0, rulers).map((each) => each.getBoundingClientRect().height);
      setKnown((before) =>
        before.from === from && before.to === to && sizes.every((each, at) => each === before.sizes[at])
          ? before
          : { from, to, sizes },
      );
    };
    look();
    const timer = setTimeout(() => {
      painted.current = true;
      look();
    }, AFTER_PAINT);
    // With an inline modal, the page scrolls.
    scroller.addEventListener('scroll', look, { passive: true });
    document.addEventListener('scroll', look, { capture: true, passive: true });
    const observer = new ResizeObserver(look);
    for (const each of [scroller, ...[...element.children].slice(0, rulers)]) observer.observe(each);
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', look);
      document.removeEventListener('scroll', look, { capture: true });
      observer.disconnect();
    };
  }, [element, rulers]);

  return { element, ref, ...known };
}
