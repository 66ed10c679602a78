/** In milliseconds. A busy page may have no idle moment. */
const LIMIT = 50;

/** Runs once the next frame has been painted, in an idle moment or soon after. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let over = false;
  const due = () => over || run();
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(due, { timeout: LIMIT });
    else setTimeout(due);
  });
  return () => {
    over = true;
  };
}
