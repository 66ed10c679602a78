/** The buyer: a connected account in a namespace that a seller supports. */
import type { Account } from '../../domain/address/account.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import { accountIdOfState, connectedOf, networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';

export interface Buyer {
  readonly account: Account;
  readonly accountId: AccountId;
  readonly network: Network;
}

export function buyerOf(state: State): Buyer | undefined {
  const [connected, accountId, network] = [connectedOf(state), accountIdOfState(state), networkOf(state)];
  if (!connected || !accountId || !network || network.unsupported || !state.config.features.onramp) return undefined;
  if (!state.config.services.includes(`onramp:${network.chainNamespace}`)) return undefined;
  return { account: connected.account, accountId, network };
}
