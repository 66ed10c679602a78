/**
 * The wallet SDK drops a promise that rejects five minutes after a request which was never answered (`createDelayedPromise`
 * of its utils): the scenario that asked is over by then, and another one is running. Every other rejection that is handled
 * nowhere fails the step that runs, as it does without this.
 */
process.on('unhandledRejection', (reason) => {
  if (isExpiredAsk(reason)) return;
  // Outside of this listener, or the rejections after it are lost.
  process.nextTick(() => {
    throw reason;
  });
});

/** An error without a message, made by nothing but a timer of the SDK. */
function isExpiredAsk(reason: unknown): boolean {
  if (!(reason instanceof Error) || reason.message !== '') return false;
  const [first = ''] = (reason.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return /Timeout\._onTimeout \(.*@walletconnect\/utils\/dist\//.test(first);
}
