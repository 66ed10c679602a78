/**
 * Whether the browser guarantees that an element is fully visible, not covered, transparent or scaled: IntersectionObserver v2. Only in
 * Chromium; not in Firefox and Safari.
 */

/** A tolerance for subpixel rounding. */
const ALL = 0.98;
/** The minimum that the standard allows, in milliseconds. */
const DELAY = 100;

interface TrackedEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

export function canTrackVisibility(): boolean {
  return typeof IntersectionObserverEntry === 'function' && 'isVisible' in IntersectionObserverEntry.prototype;
}

/** `turn` is called with every change of the result, first with the initial one. */
export type WatchVisibility = (element: Element, turn: (seen: boolean) => void) => () => void;

/** Nothing can cover the wallet's own window, which is sufficient if the browser cannot tell. */
export const watchOwnWindow: WatchVisibility = (element, turn) => {
  if (canTrackVisibility()) return watchVisibility(element, turn);
  turn(true);
  return () => undefined;
};

/** As guaranteed by the browser. */
export const watchVisibility: WatchVisibility = (element, turn) => {
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
