/** Caches a check that must not run too often. */
export function cachedCheck(
  check: () => Promise<unknown>,
  forMs: number,
  now: () => number = () => performance.now(),
): () => Promise<unknown> {
  let last: { readonly at: number; readonly outcome: Promise<unknown> } | undefined;
  return () => {
    if (!last || now() - last.at >= forMs) {
      last = { at: now(), outcome: check() };
      // Called each time.
      last.outcome.catch(() => undefined);
    }
    return last.outcome;
  };
}
