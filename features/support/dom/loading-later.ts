/** What the shell is loading at the moment: screens and parts that come later than the first. */
const loading = new Set<Promise<unknown>>();

declare global {
  var loadingLater: <T>(module: Promise<T>) => Promise<T>;
}

/** Takes note of all modules that the shell loads from now on. See `product-sources.mjs`. */
export function noteLoading(): void {
  globalThis.loadingLater = (module) => {
    loading.add(module);
    const done = () => void loading.delete(module);
    module.then(done, done);
    return module;
  };
}

/** Settles once nothing is being loaded. False when nothing was. */
export async function allLoaded(): Promise<boolean> {
  if (loading.size === 0) return false;
  await Promise.allSettled(loading);
  return true;
}
