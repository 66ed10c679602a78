/** Lets every promise that is already settled have its say. */
export function settledPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
