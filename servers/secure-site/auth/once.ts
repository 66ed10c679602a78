/** Acts when it is first asked; everybody gets that outcome. */
export function once<T>(act: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= act();
    return made;
  };
}
