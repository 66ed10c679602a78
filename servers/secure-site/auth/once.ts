/** Runs once, on the first call; all callers get that result. */
export function once<T>(act: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= act();
    return made;
  };
}
