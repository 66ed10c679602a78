import { useMemo } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';
import { type ConnectionsValue, readConnections } from '../values/connections-value.js';
import { useModalState } from './use-modal-state.js';

const NONE: ConnectionsValue = { connections: [], recentConnections: [] };

/** The live connection of one kind of networks, and wallets used before; of the active kind unless one is named. */
export function useAppKitConnections(namespace?: Namespace): ConnectionsValue {
  return useModalState(
    useMemo(() => readConnections(namespace), [namespace]),
    NONE,
  );
}
