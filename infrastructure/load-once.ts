/**
 * Loads something on first use and keeps it; a failed load is retried the next time. A call
 * while it is being loaded, even from within, gets the same result.
 */
export function loadOnce<T>(load: () => T | Promise<T>): () => Promise<T> {
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
