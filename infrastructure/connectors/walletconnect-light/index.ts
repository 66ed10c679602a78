/**
 * Published as `porthole/walletconnect-light`: the same as `porthole/walletconnect`, by a client of our own in place of the protocol's
 * SDK: an eighth of its weight, without packages to install. It goes on with the sessions of the other, and the other with its.
 */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { PairingOptions } from '../walletconnect/options.js';
import { pairingHandle } from '../walletconnect/pairing-handle.js';

export type { NamespaceProposal, PairingOptions, WalletConnectLimits } from '../walletconnect/options.js';

/** Lists one row, and loads nothing before it is chosen or a wallet was connected so before. */
export function walletConnect(options: PairingOptions = {}): ConnectorHandle {
  return pairingHandle(options, async (given) => {
    const { lightConnector } = await import('./light-connector.js');
    return lightConnector({ ...options, ...given });
  });
}
