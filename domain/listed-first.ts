/** What somebody tells that an address holds, beside what was asked for. */
import { namespaceOf } from './caip.js';
import type { Holding, Token } from './token.js';

/**
 * Of each listed token first, in that order, as it is listed: one that is not told of, or with other decimals, is held
 * nothing of. Then all others, none of them twice.
 */
export function listedFirst(told: readonly Holding[], listed: readonly Token[]): readonly Holding[] {
  const left = new Map<string, Holding>();
  for (const holding of told) {
    const key = keyOf(holding.token);
    if (!left.has(key)) left.set(key, holding);
  }
  const first = listed.map((token): Holding => {
    const holding = left.get(keyOf(token));
    left.delete(keyOf(token));
    return holding?.token.decimals === token.decimals ? { ...holding, token } : { token, amount: 0n };
  });
  return [...first, ...left.values()];
}

/** Of the native currency: nothing. Case means nothing to eip155. */
function keyOf({ address = '', networkId }: Token): string {
  return namespaceOf(networkId) === 'eip155' ? address.toLowerCase() : address;
}
