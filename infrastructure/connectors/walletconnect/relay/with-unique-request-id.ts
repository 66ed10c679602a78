/**
 * The SDK's request ids consist of the millisecond and three random digits: of two requests in one millisecond, one pair in a thousand
 * would have the same id, and the same answer. So each request starts in a separate millisecond, across all sessions of the page.
 */
let queue: Promise<void> | undefined;

/** Starts at once unless another has just started. Everything in `begin` before its first timer has that millisecond to itself. */
export function withUniqueRequestId<T>(begin: () => Promise<T>): Promise<T> {
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

/** Catches errors that are thrown at once, too: the queue continues. */
function called<T>(begin: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => resolve(begin()));
}

/** The SDK reads the clock a few microtasks later, so the clock is read here after those: in a later task. */
async function nextMillisecond(): Promise<void> {
  await task();
  const taken = Date.now();
  // A clock that was set back is not waited for.
  while (Date.now() === taken) await task();
}

function task(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
