/** The tokens a visitor may choose to send. */

import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { networkIdOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { SendPatch } from '../../../application/send/state.js';
import { hasWords } from '../../../domain/token/find-tokens.js';
import type { Holding, Token } from '../../../domain/token/token.js';

/** The tokens of the network in use; with a search text, all known tokens whose name, symbol or address contains it. */
export function tokenChoice(state: State, query = ''): readonly Holding[] {
  const holdings = holdingsOf(state)?.holdings ?? [];
  const wanted = query.trim();
  if (wanted === '') return holdings.filter(({ token }) => token.networkId === networkIdOf(state));
  return holdings.filter(({ token }) => hasWords(token, wanted));
}

/** The form's changes when a token is chosen: the amount is cleared, as it was for the previous token. */
export function choiceOf({ send }: State, token: Token): SendPatch {
  const same = send.token?.networkId === token.networkId && send.token.address === token.address;
  return same ? { token } : { token, amountText: '' };
}
