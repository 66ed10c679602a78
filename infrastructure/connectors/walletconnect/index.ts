/** Published as `porthole/walletconnect`: wallets on other devices, and in other apps, by the WalletConnect protocol. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { WalletConnectOptions } from './options.js';

export type { NamespaceProposal, WalletConnectLimits, WalletConnectOptions } from './options.js';

const RELAY_URL = 'wss://relay.walletconnect.org';
const NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot'] as const;
const ID = 'walletConnect';

/** Lists one row, and loads nothing before it is chosen or a wallet was connected so before. */
export function walletConnect(options: WalletConnectOptions = {}): ConnectorHandle {
  const { relayUrl = RELAY_URL, namespaces = NAMESPACES } = options;
  const wallets = namespaces.map(
    (namespace): Wallet => ({ id: ID, type: 'WALLET_CONNECT', name: 'WalletConnect', namespace, connectorId: ID }),
  );
  return {
    id: ID,
    given: { walletConnect: options },
    namespaces,
    wallets,
    relayUrl,
    ...(options.rpcMap && { rpcUrls: rpcUrlsOf(options.rpcMap) }),
    async load(context) {
      const { walletConnectConnector } = await import('./connector.js');
      return walletConnectConnector({ ...options, id: ID, relayUrl, namespaces, wallets, context });
    },
  };
}

function rpcUrlsOf(rpcMap: NonNullable<WalletConnectOptions['rpcMap']>): NonNullable<ConnectorHandle['rpcUrls']> {
  return Object.fromEntries(Object.entries(rpcMap).map(([networkId, url]) => [networkId, url ? [url] : []]));
}
