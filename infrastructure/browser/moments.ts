/** Moments in a page's life for work that does not disturb the visitor. */

/** A hidden page does not paint, so nothing is waited for. */
const PAINT_LIMIT = 300;
const IDLE_LIMIT = 3_000;
/** If the browser does not report when it is idle. */
const IDLE_GUESS = 800;

/** Runs once after the page has painted its current content. Returns a function that cancels it. */
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

/** Runs once when the page has loaded and is idle. Cannot be cancelled: by then there may be nothing left to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT });
    else setTimeout(run, IDLE_GUESS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
