/** Holdings reported by a wallet or service, beside the listed tokens. */
import { namespaceOf } from '../network/caip.js';
import type { Holding, Token } from '../token/token.js';

/**
 * The listed tokens first, in order and as they are listed. One that is not reported, or with other decimals, is left
 * out because its amount is unknown. Then all others, without duplicates.
 */
export function listedFirst(received: readonly Holding[], listed: readonly Token[]): readonly Holding[] {
  const left = new Map<string, Holding>();
  for (const holding of received) {
    const key = keyOf(holding.token);
    if (!left.has(key)) left.set(key, holding);
  }
  const first = listed.flatMap((token): readonly Holding[] => {
    const holding = left.get(keyOf(token));
    left.delete(keyOf(token));
    return holding?.token.decimals === token.decimals ? [{ ...holding, token }] : [];
  });
  return [...first, ...left.values()];
}

/** The listed tokens that are not reported. */
export function notReceived(received: readonly Holding[], listed: readonly Token[]): readonly Token[] {
  const keys = new Set(received.map(({ token }) => keyOf(token)));
  return listed.filter((token) => !keys.has(keyOf(token)));
}

/** The native currency is matched without an address. eip155 ignores case. */
function keyOf({ address = '', networkId }: Token): string {
  return namespaceOf(networkId) === 'eip155' ? address.toLowerCase() : address;
}
