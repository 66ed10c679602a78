/** The pairing row in the list of wallets, with either client. */
import type { Connector } from '../../../application/ports/connector.js';
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { WalletConnectConnectorOptions } from './connector.js';
import { WALLETCONNECT_MARK } from './mark.js';
import type { PairingOptions } from './options.js';

const RELAY_URL = 'wss://relay.walletconnect.org';
const NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot'] as const;
const ID = 'walletConnect';

type Given = Pick<WalletConnectConnectorOptions, 'id' | 'relayUrl' | 'namespaces' | 'wallets' | 'context'>;

export function pairingHandle(options: PairingOptions, load: (given: Given) => Promise<Connector>): ConnectorHandle {
  const { relayUrl = RELAY_URL, rpcMap, ...given } = (options ?? {}) as PairingOptions;
  const namespaces = given.namespaces ?? NAMESPACES;
  // Not a list, as in plain JavaScript: the checks report it.
  const wallets = [namespaces].flat().map(
    (namespace): Wallet => ({
      id: ID,
      type: 'WALLET_CONNECT',
      name: 'WalletConnect',
      icon: WALLETCONNECT_MARK,
      namespace,
      connectorId: ID,
    }),
  );
  const row = { id: ID, relayUrl, namespaces, wallets };
  return {
    ...row,
    given: { walletConnect: options },
    ...(rpcMap && {
      rpcUrls: Object.fromEntries(Object.entries(rpcMap).map(([networkId, url]) => [networkId, url ? [url] : []])),
    }),
    load: (context) => load({ ...row, context }),
  };
}
