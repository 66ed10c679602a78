/** A key that identifies a token of a network. */
import type { Token } from '../../domain/token/token.js';

export function tokenKey({ address = '' }: Token): string {
  return address.toLowerCase();
}

export function sameToken(a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && tokenKey(a) === tokenKey(b) && a.networkId === b.networkId;
}
