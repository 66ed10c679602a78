/**
 * The SDK numbers requests by the millisecond and three digits by chance: of two in one millisecond, one in a thousand pairs would
 * have one number, and one answer. So each begins in a millisecond of its own. Of the page, whatever session they are for.
 */
let last = 0;
let queue: Promise<unknown> | undefined;

/** Begins at once unless another has begun in this millisecond. */
export function inOwnMillisecond<T>(begin: () => Promise<T>): Promise<T> {
  if (queue === undefined && Date.now() > last) {
    last = Date.now();
    return begin();
  }
  const turn = (queue ?? Promise.resolve()).then(nextMillisecond);
  queue = turn;
  return turn.then(() => {
    if (queue === turn) queue = undefined;
    return begin();
  });
}

async function nextMillisecond(): Promise<void> {
  // A clock that was set back is not waited for.
  while (Date.now() === last) await new Promise((resolve) => setTimeout(resolve, 1));
  last = Date.now();
}
