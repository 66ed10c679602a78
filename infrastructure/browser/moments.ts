/** Moments of a page's life at which work is not in the visitor's way. */

/** A hidden page paints nothing, so nothing is waited for. */
const PAINT_LIMIT = 300;
const IDLE_LIMIT = 3_000;
/** Where the browser cannot say when it is idle. */
const IDLE_GUESS = 800;

/** Runs once after the page has painted what it has now. Returns a function that calls it off. */
export function afterFirstPaint(run: () => void): () => void {
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

/** Runs once when the page has loaded and has nothing else to do. Not called off: by then there may be nothing left to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT });
    else setTimeout(run, IDLE_GUESS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
