import { createModal, type Modal } from 'porthole';
import { bitcoin, bitcoinMainnet } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';

/** Bitcoin alone, or beside other networks. The explorer is mempool.space's, unless you name one of your own. */
export function bitcoinModal(): Modal {
  return createModal({
    networks: [bitcoinMainnet],
    chains: [bitcoin({ rpcUrls: { [bitcoinMainnet.caipNetworkId]: ['https://bitcoin.site.example/api'] } })],
    connectors: [bitcoinWallets()],
    services: false,
  });
}
