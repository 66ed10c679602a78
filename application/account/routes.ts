/** The screens of the account in use. Each carries its own data. */
import type { NetworkId } from '../../domain/network/caip.js';

export type AccountRoute =
  | { readonly view: 'account-settings' }
  | { readonly view: 'profile' }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly networkId: NetworkId }
  /** A network of another namespace needs another wallet. */
  | { readonly view: 'switch-active-chain'; readonly networkId: NetworkId }
  | { readonly view: 'receive' }
  /** The networks that the account can receive on. */
  | { readonly view: 'compatible-networks' };
