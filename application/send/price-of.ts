/** The price of one token of the account in use, in US dollars. */
import type { Token } from '../../domain/token/token.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import type { State } from '../engine/state.js';

export function priceOf(state: State, token: Token | undefined): string | undefined {
  return holdingsOf(state)?.holdings.find(
    (each) => each.token.networkId === token?.networkId && each.token.address === token.address,
  )?.price;
}
