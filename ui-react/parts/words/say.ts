/** By then assistive technology knows of a place that has just come. */
const SETTLED = 100;
/** Longer than any screen reader needs to pick the words up; then they are removed as outdated. */
const KEPT = 3_000;

/**
 * Has words read out: inside the dialog while there is one, else beside it, and always in a place that was there before
 * them, since text inserted with its region is not announced. Each line is read as a sentence of its own. Returns a function
 * that cancels what was not said yet.
 */
export function say(root: ShadowRoot, words: string): () => void {
  const timer = setTimeout(() => {
    const lines = words.split('\n').map((line) => {
      const said = document.createElement('p');
      said.textContent = line;
      return said;
    });
    root.querySelector('[role=log]')?.append(...lines);
    setTimeout(() => {
      for (const line of lines) line.remove();
    }, KEPT);
  }, SETTLED);
  return () => clearTimeout(timer);
}
