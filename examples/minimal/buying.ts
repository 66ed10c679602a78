import { createModal, type Modal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { buyWith, onramp } from 'porthole/onramp';

/** Visitors buy crypto on the page of an onramp with which you have an account. */
export function modalThatSells(publicKey: string): Modal {
  const seller = buyWith({
    id: 'harbour',
    name: 'Harbour Exchange',
    fees: '1–2%',
    origin: 'https://pay.harbour.example',
    page: ({ address, currency }) =>
      `https://pay.harbour.example/?${new URLSearchParams({ publicKey, walletAddress: address, coin: currency })}`,
  });
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [injected()],
    services: { onramp: onramp({ url: 'https://chains.site.example', sellers: [seller] }) },
  });
}
