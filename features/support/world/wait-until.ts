/** Looks again and again, in real time. */
const PATIENCE = 20_000;
const GLANCE = 25;

/** False when it does not hold in the end. `next`: what to wait for before looking again; default: a moment. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  next: () => Promise<unknown> = pause,
  patience = PATIENCE,
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
