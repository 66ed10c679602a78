/** What the shell is loading at the moment: screens and parts that are loaded lazily. */
const loading = new Set<Promise<unknown>>();

declare global {
  var loadingLater: <T>(module: Promise<T>) => Promise<T>;
}

/** Records all modules that the shell loads from now on. See `product-sources.mjs`. */
export function noteLoading(): void {
  globalThis.loadingLater = (module) => {
    loading.add(module);
    const done = () => void loading.delete(module);
    module.then(done, done);
    return module;
  };
}

/** Resolves once nothing is being loaded. False if nothing was. */
export async function allLoaded(): Promise<boolean> {
  if (loading.size === 0) return false;
  await Promise.allSettled(loading);
  return true;
}
