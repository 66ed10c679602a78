/** Moments of a page's life at which work is not in the visitor's way. Each returns a function that calls it off. */

type CallOff = () => void;

/** A hidden page paints nothing, so nothing is waited for. */
const PAINT_LIMIT = 300;
const IDLE_LIMIT = 3_000;
/** Where the browser cannot say when it is idle. */
const IDLE_GUESS = 800;

/** Runs once after the page has painted what it has now. */
export function afterFirstPaint(run: () => void): CallOff {
  let timer = setTimeout(run, PAINT_LIMIT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs once when the page has loaded and has nothing else to do. */
export function whenIdle(run: () => void): CallOff {
  let off = false;
  const unlessOff = () => void (off || run());
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(unlessOff, { timeout: IDLE_LIMIT });
    else setTimeout(unlessOff, IDLE_GUESS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    off = true;
  };
}
