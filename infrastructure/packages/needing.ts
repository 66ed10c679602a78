/**
 * Loads code that imports an optional peer. If the peer is not installed, rejects with the `Failure` that says what to install;
 * otherwise with the import's own error.
 */
export const needing = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => import('./missing-package.js').then((part) => part.failMissing(cause)));
