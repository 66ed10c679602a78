/** Published as `porthole/walletconnect`: wallets on other devices and in other apps, by the WalletConnect protocol. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { needing } from '../../packages/needing.js';
import type { WalletConnectOptions } from './options.js';
import { pairingHandle } from './pairing-handle.js';

export type { NamespaceProposal, PairingOptions, WalletConnectLimits, WalletConnectOptions } from './options.js';

/** Adds one row to the list. Loads nothing until the visitor chooses it, or if a wallet was connected this way on an earlier visit. */
export function walletConnect(options: WalletConnectOptions = {}): ConnectorHandle {
  return pairingHandle(options, async (given) => {
    const { sdkConnector } = await needing(() => import('./sdk-connector.js'));
    return sdkConnector({ ...options, ...given });
  });
}
