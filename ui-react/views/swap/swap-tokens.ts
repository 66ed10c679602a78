/** The tokens to choose from, and the networks. */

import type { State } from '../../../application/engine/state.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { heldOf } from '../../../application/swap/swap-context.js';
import type { Network } from '../../../domain/network/network.js';
import { hasWords } from '../../../domain/token/find-tokens.js';
import { SUGGESTED_TOKENS } from '../../../domain/token/suggested-tokens.js';
import type { Token } from '../../../domain/token/token.js';
import { isSwapNetwork } from '../../../domain/trade/swap-networks.js';

/** The number of suggestions. */
const MOST_SUGGESTED = 8;

export interface SwapTokens {
  readonly suggested: readonly Token[];
  readonly yours: readonly Token[];
  readonly others: readonly Token[];
}

/** With a search text: tokens whose symbol, name or address contains it, and no suggestions. */
export function swapTokens(state: State, query: string): SwapTokens {
  const all = state.swap?.tokens ?? [];
  const fit = all.filter((token) => hasWords(token, query));
  const held = (token: Token) => (heldOf(state, token) ?? 0n) > 0n;
  return {
    suggested: query.trim()
      ? []
      : all
          .filter((token) => SUGGESTED_TOKENS.includes(token.symbol) && !tokenCautionOf(state, token))
          .slice(0, MOST_SUGGESTED),
    yours: fit.filter(held),
    others: fit.filter((token) => !held(token)),
  };
}

/** The site's networks on which tokens can be swapped; none where switching networks is disabled. */
export function swapNetworks({ config }: State): readonly Network[] {
  const { networks, chains, enableNetworkSwitch, services } = config;
  return enableNetworkSwitch && services.includes('swaps')
    ? networks.filter(({ caipNetworkId }) => isSwapNetwork(caipNetworkId, chains))
    : [];
}
