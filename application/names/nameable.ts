/** Whether a name can be registered for the account in use: it is embedded, on an EVM network, and there is a name service. */
import type { Account } from '../../domain/address/account.js';
import type { Network } from '../../domain/network/network.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';

export function nameable(state: State): { readonly account: Account; readonly network: Network } | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  const can =
    connected?.wallet.type === 'AUTH' &&
    network?.chainNamespace === 'eip155' &&
    !network.unsupported &&
    state.config.services.includes('registry');
  return connected && network && can ? { account: connected.account, network } : undefined;
}
