/** By then assistive technology knows of a place that has just come. */
const SETTLED = 100;
/** Longer than any screen reader needs to take words up; then nobody comes upon old news. */
const KEPT = 3_000;

/**
 * Has words read out: inside the dialog while there is one, else beside it, and always in a place that was there before
 * them, since what comes together with its words is read out by nobody. Returns how to take back what was not said yet.
 */
export function say(root: ShadowRoot, words: string): () => void {
  const timer = setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    root.querySelector('[role=log]')?.append(line);
    setTimeout(() => line.remove(), KEPT);
  }, SETTLED);
  return () => clearTimeout(timer);
}
