// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { Namespace } from '../../../domain/network/caip.js';
import { type ConnectionsValue, readConnections } from '../values/connections-value.js';
import { followModal } from './follow-modal.js';

/** The current connection of a namespace and recently used wallets; by default, of the active namespace. */
export function useAppKitConnections(namespace?: Namespace): ConnectionsValue {
  const shown = shallowReactive<ConnectionsValue>({ connections: [], recentConnections: [] });
  followModal(readConnections(namespace), shown, (value) => void Object.assign(shown, value));
  return shown;
}
