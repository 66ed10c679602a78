/** The caution about a token that the account in use holds. */
import type { Holding, Token } from '../../domain/token/token.js';
import { sharedLooks, sharesLook, type TokenCaution, tokenCaution } from '../../domain/token/token-caution.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import { networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';

export function tokenCautionOf(state: State, token: Token | undefined): TokenCaution | undefined {
  const network = networkOf(state);
  if (!token || !network) return undefined;
  const { caipNetworkId: networkId, nativeCurrency } = network;
  const vouched = [{ networkId, ...nativeCurrency }, ...(state.config.tokens[networkId] ?? [])];
  return tokenCaution(token, vouched, sharesLook(token, sharedBy(holdingsOf(state)?.holdings ?? [])));
}

/** Computed once per list, which may be long. */
const shared = new WeakMap<readonly Holding[], ReadonlySet<string>>();

function sharedBy(holdings: readonly Holding[]): ReadonlySet<string> {
  const held = holdings.filter(({ amount }) => amount > 0n).map(({ token }) => token);
  const known = shared.get(holdings) ?? sharedLooks(held);
  shared.set(holdings, known);
  return known;
}
