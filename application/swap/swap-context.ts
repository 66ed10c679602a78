/** The account, the network and the service of a swap. */
import type { Account } from '../../domain/address/account.js';
import { accountIdOf } from '../../domain/address/account-id.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import { isSwapNetwork } from '../../domain/trade/swap-networks.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import { sameToken } from './token-key.js';

export interface SwapContext {
  readonly account: Account;
  readonly network: Network;
  readonly accountId: AccountId;
  /** Whether tokens can be swapped on the network. */
  readonly able: boolean;
}

export function swapContext(state: State): SwapContext | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  if (!connected || !network || !state.config.services.includes('swaps')) return undefined;
  const { caipNetworkId: id } = network;
  const able = !network.unsupported && isSwapNetwork(id, state.config.chains);
  return { account: connected.account, network, accountId: accountIdOf(id, connected.account.address), able };
}

/** What the account in use holds of a token; nothing while unknown. */
export function heldOf(state: State, token: Token | undefined): bigint | undefined {
  const context = swapContext(state);
  const entry = context && state.account.holdings[context.accountId];
  if (!entry || !token) return undefined;
  const holding = entry.holdings.find((each) => sameToken(each.token, token));
  // When all holdings are known, a token that is not among them has a balance of zero.
  return holding?.amount ?? (entry.status === 'ready' ? 0n : undefined);
}
