import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { exchanges, pay } from 'porthole/pay';

export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  features: { pay: true },
  services: { exchanges: exchanges({ url: 'https://chains.site.example' }) },
});

/** Shows the payment and the ways to pay. */
export async function payForBerth(harbour: string): Promise<string> {
  const paid = await pay(modal, {
    paymentAsset: {
      network: 'eip155:1',
      recipient: harbour,
      asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      amount: '12.50',
      metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    },
  });
  if (paid.ok) return `Paid: ${paid.value.hash}`;
  const { code, message } = paid.failure;
  return code === 'cancelled' || code === 'rejected' ? 'Not paid.' : message;
}
