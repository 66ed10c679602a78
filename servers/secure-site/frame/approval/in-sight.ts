/**
 * Whether the browser vouches that all of an element is on the screen, with nothing over it, nothing transparent and nothing
 * scaled on the way: IntersectionObserver v2. Chromium has it; Firefox and Safari do not.
 */

/** Less than a pixel's rounding is missing. */
const ALL = 0.98;
/** The least that the standard allows, in milliseconds. */
const DELAY = 100;

interface TrackedEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

export function vouchesForSight(): boolean {
  return typeof IntersectionObserverEntry === 'function' && 'isVisible' in IntersectionObserverEntry.prototype;
}

/** `turn` is called with every answer that differs from the one before; first with what is seen at once. */
export type WatchSight = (element: Element, turn: (seen: boolean) => void) => () => void;

/** In the wallet's own window nothing can cover it: that is enough if the browser cannot tell. */
export const watchOwnWindow: WatchSight = (element, turn) => {
  if (vouchesForSight()) return watchSight(element, turn);
  turn(true);
  return () => undefined;
};

/** As the browser vouches for it. */
export const watchSight: WatchSight = (element, turn) => {
  let before: boolean | undefined;
  const options = { threshold: [0, 0.25, 0.5, 0.75, ALL, 1], trackVisibility: true, delay: DELAY };
  const observer = new IntersectionObserver((entries) => {
    const last: TrackedEntry | undefined = entries.at(-1);
    const seen = last?.isVisible === true && last.intersectionRatio >= ALL;
    if (seen === before) return;
    before = seen;
    turn(seen);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
};
