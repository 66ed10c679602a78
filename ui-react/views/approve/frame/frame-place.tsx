import { useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../../parts/marks/spinner.js';
import { type FrameRound, frameRound } from './frame-round.js';

/** The area of the sheet where the wallet's own frame is shown: custom properties on the page's root set its position. */
export function FramePlace({ label }: { readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const round = useRef<FrameRound>(undefined);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const sheet = place.current?.closest('.ph-sheet');
    const dialog = place.current?.closest('[aria-modal]');
    round.current = frameRound(dialog);
    let last = '';
    let lastHeight = 0;
    let next = 0;
    const follow = () => {
      if (place.current) {
        // An inline modal may be scrolled out of view, and its sheet may still be growing. Later scrolling is the visitor's.
        const { offsetHeight } = place.current;
        if (!dialog && offsetHeight !== lastHeight) place.current.scrollIntoView({ block: 'nearest' });
        lastHeight = offsetHeight;
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
      round.current?.keep();
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(next);
      round.current?.end();
      for (const name of ['top', 'left', 'width', 'height', 'radius']) style.removeProperty(`--porthole-frame-${name}`);
    };
  }, []);
  return (
    <div
      className="ph-frame-place"
      ref={place}
      role="status"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab goes on in the frame that is shown here
      tabIndex={0}
      onFocus={() => round.current?.enter()}
    >
      <Spinner />
    </div>
  );
}
