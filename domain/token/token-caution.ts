/** Warnings about tokens that turned up in an account: anyone can create one with any name and give it away. */
import { sameAddress } from '../address/address.js';
import { namespaceOf } from '../network/caip.js';
import { isOddlyWritten } from '../text/oddly-written.js';
import { lookOf } from './look-alike.js';
import type { Token } from './token.js';

/**
 * `imitation`: it looks like `of`, which the site or the network vouches for. `twin`: another one held looks the same, and
 * neither is on a known list. `odd-letters`: its name is not what it looks like. `lure`: its name leads to a website.
 */
export type TokenCaution =
  | { readonly kind: 'imitation'; readonly of: Token }
  | { readonly kind: 'twin' | 'odd-letters' | 'lure' };

/** A domain name, or words that lure, such as `airdrop`. */
const LURE = /\b[a-z\d-]{2,}\.[a-z]{2,}\b|https?:|t\.me|\b(claim|airdrop|voucher|reward|giveaway|visit)\b/i;

/** `vouched`: the network's own currency and the site's tokens. `twin`: another one held looks the same. */
export function tokenCaution(token: Token, vouched: readonly Token[], twin = false): TokenCaution | undefined {
  const here = vouched.filter(({ networkId }) => networkId === token.networkId);
  if (token.address === undefined || here.some((each) => isSame(each, token))) return undefined;
  const of = here.find((each) => alike(each, token));
  if (of) return { kind: 'imitation', of };
  if (isOddlyWritten(token.symbol) || isOddlyWritten(token.name)) return { kind: 'odd-letters' };
  if (LURE.test(`${token.symbol} ${token.name}`)) return { kind: 'lure' };
  return twin ? { kind: 'twin' } : undefined;
}

function isSame(a: Token, b: Token): boolean {
  if (a.networkId !== b.networkId || a.address === undefined || b.address === undefined) return false;
  return sameAddress(namespaceOf(a.networkId), a.address, b.address);
}

/** Symbols and names are compared with both symbols and names. */
function alike(known: Token, token: Token): boolean {
  return looksOf(known).some((look) => looksOf(token).includes(look));
}

/** Computed once per token: there may be many. */
const looks = new WeakMap<Token, readonly string[]>();

function looksOf(token: Token): readonly string[] {
  const known = looks.get(token) ?? [token.symbol, token.name].map(lookOf).filter((look) => look !== '');
  looks.set(token, known);
  return known;
}

/** The symbol keys that several of these tokens share. */
export function sharedLooks(tokens: readonly Token[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { address, networkId, symbol } of tokens) {
    const look = address === undefined ? '' : `${networkId} ${lookOf(symbol)}`;
    if (look !== '' && seen.has(look)) shared.add(look);
    seen.add(look);
  }
  return shared;
}

/** Whether it is the token itself. */
export function sharesLook({ address, networkId, symbol }: Token, shared: ReadonlySet<string>): boolean {
  return address !== undefined && shared.has(`${networkId} ${lookOf(symbol)}`);
}
