/** Looks again and again, in real time. */
const PATIENCE = 20_000;
const GLANCE = 25;

/** False when it does not hold in the end. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
  return holds();
}
