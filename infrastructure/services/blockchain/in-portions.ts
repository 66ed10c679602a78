/** Long answers are processed in portions, so that the page can render and react in between. */

/** Milliseconds per portion: short enough that a frame is not late. */
const PORTION = 8;
/** Rows between two checks of the time. */
const STEP = 64;
/** Answers with this many rows are slow to parse. */
export const MANY = 2_000;

/** The result of `read` for each row, in order, without `undefined`. Short lists take no pause. */
export async function inPortions<T>(
  rows: readonly unknown[],
  read: (row: unknown) => T | undefined,
): Promise<readonly T[]> {
  const all: T[] = [];
  let end = performance.now() + (rows.length > MANY ? 0 : PORTION);
  for (const [at, row] of rows.entries()) {
    if (at % STEP === STEP - 1 && performance.now() >= end) {
      await pause();
      end = performance.now() + PORTION;
    }
    const item = read(row);
    if (item !== undefined) all.push(item);
  }
  return all;
}

/** Lets the page's pending tasks run first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
