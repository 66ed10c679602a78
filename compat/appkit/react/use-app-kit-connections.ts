import { useMemo } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';
import { type ConnectionsValue, readConnections } from '../values/connections-value.js';
import { useModalState } from './use-modal-state.js';

const NONE: ConnectionsValue = { connections: [], recentConnections: [] };

/** The current connection of a namespace and recently used wallets; by default, of the active namespace. */
export function useAppKitConnections(namespace?: Namespace): ConnectionsValue {
  return useModalState(
    useMemo(() => readConnections(namespace), [namespace]),
    NONE,
  );
}
