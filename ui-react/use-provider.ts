import { connectedOf } from '../application/connect/selectors.js';
import type { Namespace } from '../domain/network/caip.js';
import { useModal } from './use-modal.js';

/**
 * The provider of a connected namespace, or `undefined`: EIP-1193 for eip155. You choose the type, since the provider
 * comes from the visitor's wallet.
 */
export function useProvider<T = unknown>(namespace?: Namespace): T | undefined {
  const modal = useModal();
  const connected = useModal((state) => connectedOf(state, namespace));
  return connected ? (modal.getProvider(namespace) as T | undefined) : undefined;
}
