/** Polls in real time until something is true. */
const TIMEOUT = 40_000;
const GLANCE = 25;

/** False if it never is. `next`: what to wait for before looking again. Default: a moment. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  next: () => Promise<unknown> = pause,
  patience = TIMEOUT,
): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await holds()) return true;
    await next();
  }
  return holds();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, GLANCE));
}
