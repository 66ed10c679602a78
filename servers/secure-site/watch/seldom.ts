/** A look at something that is not to be asked too often: its last outcome stands for a while. */
export function seldom(
  check: () => Promise<unknown>,
  forMs: number,
  now: () => number = () => performance.now(),
): () => Promise<unknown> {
  let last: { readonly at: number; readonly outcome: Promise<unknown> } | undefined;
  return () => {
    if (!last || now() - last.at >= forMs) {
      last = { at: now(), outcome: check() };
      // Whoever asks is told.
      last.outcome.catch(() => undefined);
    }
    return last.outcome;
  };
}
