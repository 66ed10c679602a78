/** Changes the send form. */
import type { Observable } from 'rxjs';
import { amountOfValue, cutAmount, formatAmount } from '../../domain/money/amount.js';
import type { Token } from '../../domain/token/token.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import { priceOf } from './price-of.js';
import type { SendPatch } from './state.js';

export const editSend =
  (deps: Deps) =>
  ({ patch }: { readonly patch: SendPatch }): Observable<Event> =>
    happened({ type: 'send.edited', patch: completed(deps.state(), patch) });

/** Dollars are converted to the token at once, so that a later price does not change what is sent. An amount of the token replaces them. */
function completed(state: State, patch: SendPatch): SendPatch {
  const { amountText } = patch;
  const token = 'token' in patch ? patch.token : state.send.token;
  // Another token is worth another amount.
  const valueText = patch.valueText ?? (token === state.send.token ? undefined : state.send.valueText);
  if (valueText === undefined) return amountText === undefined ? patch : { ...patch, valueText: undefined };
  if (amountText !== undefined) return patch;
  return { ...patch, amountText: amountWorth(state, token, valueText) };
}

/** The conversion of an estimate is not exact to the last unit. */
const PLACES = 8;

function amountWorth(state: State, token: Token | undefined, value: string): string {
  const price = priceOf(state, token);
  const amount = token && price !== undefined ? amountOfValue(value, token.decimals, price) : undefined;
  return token && amount !== undefined ? formatAmount(cutAmount(amount, token.decimals, PLACES), token.decimals) : '';
}
