import { createModal, type Modal } from 'porthole';
import { bitcoin, bitcoinMainnet } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';

/** Bitcoin only. The default explorer is mempool.space. */
export function bitcoinModal(): Modal {
  return createModal({
    networks: [bitcoinMainnet],
    chains: [bitcoin({ rpcUrls: { [bitcoinMainnet.caipNetworkId]: ['https://bitcoin.site.example/api'] } })],
    connectors: [bitcoinWallets()],
    services: false,
  });
}
