/**
 * Unhandled rejections of the WalletConnect SDK. They are unrelated to the product and to the scenario or test that
 * happens to run at that time:
 * - a promise that rejects five minutes after a request which was never answered (`createDelayedPromise` of its utils);
 * - the end of a session that came twice, as a relay may send what was not acknowledged in time (`onSessionDeleteRequest`).
 */
export function isSdkRejection(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const [message, stack] = [Reflect.get(reason, 'message'), Reflect.get(reason, 'stack')].map(String) as [
    string,
    string,
  ];
  const lines = stack.split('\n').filter((line) => line.trim().startsWith('at '));
  if (message === '') return /Timeout\._onTimeout \(.*@walletconnect\/utils\/dist\//.test(lines[0] ?? '');
  const twice = /^Missing or invalid\. Record was recently deleted - session: [\da-f]{64}$/.test(message);
  return twice && lines.some((line) => /onSessionDeleteRequest \(.*@walletconnect\/sign-client\/dist\//.test(line));
}
