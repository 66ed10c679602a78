/** By then assistive technology has noticed a new live region. */
const SETTLED = 100;
/** Longer than any screen reader needs to pick the words up; then they are removed as outdated. */
const KEPT = 3_000;

/**
 * Announces text to screen readers: inside the dialog if there is one, otherwise beside it, and always in a live region
 * that exists already, since text that is inserted with its region is not announced. Each line is announced as a
 * sentence. Returns a function that cancels what has not been announced yet.
 */
export function announce(root: ShadowRoot, words: string): () => void {
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
