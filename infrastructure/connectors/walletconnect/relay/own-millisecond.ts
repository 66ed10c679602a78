/**
 * The SDK numbers requests by the millisecond and three digits by chance: of two in one millisecond, one in a thousand pairs would
 * have one number, and one answer. So each begins in a millisecond of its own. Of the page, whatever session they are for.
 */
let queue: Promise<void> | undefined;

/** Begins at once unless another has just begun. What `begin` does until it first waits for a timer has that millisecond to itself. */
export function inOwnMillisecond<T>(begin: () => Promise<T>): Promise<T> {
  let begun: Promise<T>;
  if (queue === undefined) {
    begun = called(begin);
    enqueue(nextMillisecond());
  } else {
    begun = queue.then(() => called(begin));
    enqueue(queue.then(nextMillisecond));
  }
  return begun;
}

function enqueue(turn: Promise<void>): void {
  queue = turn;
  void turn.then(() => {
    if (queue === turn) queue = undefined;
  });
}

/** A rejection also where it throws at once: the queue goes on. */
function called<T>(begin: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => resolve(begin()));
}

/** The SDK reads the clock a few steps after it is asked, so the clock is read here once those steps are done: in a later task. */
async function nextMillisecond(): Promise<void> {
  await task();
  const taken = Date.now();
  // A clock that was set back is not waited for.
  while (Date.now() === taken) await task();
}

function task(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
