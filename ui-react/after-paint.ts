/** A busy page may have no idle moment. */
const LIMIT = 300;

/** Runs once the next frame has been painted and the browser has nothing more urgent to do. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let over = false;
  const due = () => over || run();
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(due, { timeout: LIMIT });
    else setTimeout(due);
  });
  return () => {
    over = true;
    cancelAnimationFrame(frame);
  };
}
