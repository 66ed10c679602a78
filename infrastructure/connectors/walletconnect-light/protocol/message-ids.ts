/** Message ids: sixteen digits, beginning with the time. They increase, because wallets ignore messages older than the last one. */

const RANDOM_DIGITS = 1000;

export function messageIds(now: () => number = Date.now, random: () => number = Math.random): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now() * RANDOM_DIGITS + Math.floor(random() * RANDOM_DIGITS));
    return last;
  };
}

/** Whether a message is older than the last of its kind, by the time in its id, whose last digits are random. */
export function isOlder(id: number, last: number | undefined): boolean {
  return last !== undefined && Math.floor(id / RANDOM_DIGITS) < Math.floor(last / RANDOM_DIGITS);
}
