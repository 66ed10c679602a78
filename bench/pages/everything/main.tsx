/** Porthole with every kind of part that a dapp may list, all at the page's own host. */
import { createModal } from 'porthole';
import { httpAnalytics } from 'porthole/analytics';
import { bitcoin } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';
import { blockchainService } from 'porthole/blockchain';
import { httpCatalogue } from 'porthole/directory';
import { embeddedWallet } from 'porthole/embedded';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { buyWith, onramp } from 'porthole/onramp';
import { exchanges } from 'porthole/pay';
import { polkadot } from 'porthole/polkadot';
import { polkadotWallets } from 'porthole/polkadot-wallets';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { smartSessions } from 'porthole/smart-sessions';
import { solana } from 'porthole/solana';
import { walletStandard } from 'porthole/wallet-standard';
import { walletConnect } from 'porthole/walletconnect';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

const url = `${location.origin}/service/`;
const modal = createModal({
  networks: [
    {
      id: 1,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
    },
  ],
  chains: [evm({ swapNetworks: ['eip155:1'] }), solana(), bitcoin(), polkadot()],
  connectors: [
    injected(),
    walletStandard(),
    bitcoinWallets(),
    polkadotWallets(),
    walletConnect({ projectId: 'bench', relayUrl: `${location.origin.replace('http', 'ws')}/relay` }),
    embeddedWallet({ url }),
  ],
  services: {
    ...blockchainService({ url }),
    catalogue: httpCatalogue({ url, projectId: 'bench' }),
    analytics: httpAnalytics({ url }),
    onramp: onramp({
      url,
      sellers: [buyWith({ id: 'harbour', name: 'Harbour', origin: location.origin, page: () => url })],
    }),
    sessions: smartSessions({ url }),
    exchanges: exchanges({ url }),
  },
  features: { pay: true },
});

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <PortholeProvider modal={modal}>
      <PageText />
      <ConnectButton />
      <AccountButton />
    </PortholeProvider>,
  );
}
