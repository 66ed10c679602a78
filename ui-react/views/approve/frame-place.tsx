import { useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../parts/spinner.js';

/** A place in the sheet that the wallet's own frame is shown in: it goes where the custom properties of the page's root say. */
export function FramePlace({ label }: { readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const sheet = place.current?.closest('.ph-sheet');
    let last = '';
    let next = 0;
    const follow = () => {
      if (place.current) {
        const { top, left, width, height } = place.current.getBoundingClientRect();
        const now = [top, left, width, height].join();
        if (now !== last && height > 0) {
          last = now;
          const corner = sheet ? getComputedStyle(sheet).borderBottomLeftRadius : '0px';
          style.setProperty('--porthole-frame-top', `${top}px`);
          style.setProperty('--porthole-frame-left', `${left}px`);
          style.setProperty('--porthole-frame-width', `${width}px`);
          style.setProperty('--porthole-frame-height', `${height}px`);
          style.setProperty('--porthole-frame-radius', `0 0 ${corner} ${corner}`);
        }
      }
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(next);
      for (const name of ['top', 'left', 'width', 'height', 'radius']) style.removeProperty(`--porthole-frame-${name}`);
    };
  }, []);
  return (
    <div className="ph-frame-place" ref={place} role="status" aria-label={label}>
      <Spinner />
    </div>
  );
}
