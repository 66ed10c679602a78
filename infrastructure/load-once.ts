/**
 * Loads something when it is first asked for and keeps it; a failed load is tried again the next time. What asks again
 * while it is being loaded, even from within, gets the same.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= Promise.resolve()
      .then(load)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
