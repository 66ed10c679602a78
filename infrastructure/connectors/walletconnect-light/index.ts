/**
 * Published as `porthole/walletconnect-light`: the same as `porthole/walletconnect`, with Porthole's client instead of the
 * protocol's SDK. It has an eighth of the size and needs no packages. Each of the two continues the other's sessions.
 */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { PairingOptions } from '../walletconnect/options.js';
import { pairingHandle } from '../walletconnect/pairing-handle.js';

export type { NamespaceProposal, PairingOptions, WalletConnectLimits } from '../walletconnect/options.js';

/** Adds one row to the list. Loads nothing until the visitor chooses it, or if a wallet was connected this way on an earlier visit. */
export function walletConnect(options: PairingOptions = {}): ConnectorHandle {
  return pairingHandle(options, async (given) => {
    const { lightConnector } = await import('./light-connector.js');
    return lightConnector({ ...options, ...given });
  });
}
