import { Connection } from '@solana/web3.js';
import { useMemo } from 'react';
import type { State } from '../../../../application/engine/state.js';
import { sharedInstance } from '../../instance.js';
import { useModalState } from '../../react/use-modal-state.js';
import { networkValue } from '../../values/network-value.js';

/** A `Connection` to the Solana network in use, through `customRpcUrls` or the network's own URL. Undefined on other networks. */
export function useAppKitConnection(): { connection: Connection | undefined } {
  const url = useModalState(nodeOf, undefined);
  return { connection: useMemo(() => (url ? new Connection(url, 'confirmed') : undefined), [url]) };
}

function nodeOf(state: State): string | undefined {
  const { caipNetwork } = networkValue(state, 'solana');
  const custom = caipNetwork && sharedInstance()?.options.customRpcUrls?.[caipNetwork.caipNetworkId];
  return custom?.[0]?.url ?? caipNetwork?.rpcUrls.default.http[0];
}
