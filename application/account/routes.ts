/** The screens of the account in use. Each carries its own data. */
import type { NetworkId } from '../../domain/network/caip.js';

export type AccountRoute =
  | { readonly view: 'account-settings' }
  | { readonly view: 'profile' }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly networkId: NetworkId }
  /** Another wallet is needed for a network of another kind. */
  | { readonly view: 'switch-active-chain'; readonly networkId: NetworkId }
  | { readonly view: 'receive' }
  /** The networks on which the account can receive. */
  | { readonly view: 'compatible-networks' };
