/**
 * Loads code that imports an optional peer. Where that one is not installed, rejects with the `Failure` that says what to install;
 * else with what the import failed with.
 */
export const needing = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => import('./missing-package.js').then((part) => part.failMissing(cause)));
