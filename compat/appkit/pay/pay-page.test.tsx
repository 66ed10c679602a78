import { createRoot } from 'react-dom/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { payByWallet } from '../../../application/pay/pay-by-wallet.js';
import type { PaymentAsset } from '../../../domain/trade/payment.js';
import { scriptedChain, scriptedConnector, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import { unmount } from '../../../scripts/react-window.js';
import { hookWindow } from '../tests/hook-window.js';
import { asAppKit, scriptedModal } from '../tests/scripted-kit.js';
import { getExchanges, getIsPaymentInProgress, getPayError, getPayResult, openPay } from './index.js';
import { useAvailableExchanges, usePay } from './react/index.js';

const EXCHANGES = { exchanges: [{ id: 'harbour', name: 'Harbour' }], total: 1 };
const paymentAsset: PaymentAsset = {
  network: 'eip155:1',
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  asset: 'native',
  amount: 1.5,
};

const window = hookWindow();
const told: string[] = [];
let seen: { pay: ReturnType<typeof usePay>; exchanges: ReturnType<typeof useAvailableExchanges> };

function Reader() {
  seen = {
    pay: usePay({ onSuccess: (hash) => told.push(hash), onError: (message) => told.push(message) }),
    exchanges: useAvailableExchanges(),
  };
  return null;
}

it('payments through AppKit’s functions and hooks end with the hash, or with AppKit’s message', async () => {
  const wallet = scriptedWallet();
  const chain = scriptedChain();
  const native = { networkId: 'eip155:1', name: 'Alpha', symbol: 'ALPHA', decimals: 18 } as const;
  chain.credit(wallet.accounts[0].address, native, 10n ** 19n);
  const service = { exchanges: () => of(EXCHANGES) };
  const modal = scriptedModal({
    features: { pay: true },
    chains: [chain.handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    services: { exchanges: { id: 'own', urls: [], pictureUrls: [], load: async () => service as never } },
  });
  asAppKit(modal);
  const root = createRoot(window.document.createElement('div') as never);
  root.render(<Reader />);
  await expect.poll(() => seen?.exchanges).toMatchObject({ data: EXCHANGES, isLoading: false });
  expect(await getExchanges()).toEqual(EXCHANGES);

  await modal.connect(wallet.wallet.id);
  await openPay({ paymentAsset });
  await expect.poll(() => modal.getState().router.history.at(-1)).toEqual({ view: 'pay' });
  expect([getIsPaymentInProgress(), getPayResult(), getPayError()]).toEqual([true, undefined, undefined]);
  // The modal stays for a while after the end, which this test does not wait for.
  void modal.run(async () => payByWallet());
  await expect.poll(getPayResult).toMatch(/^0x/);
  expect([getIsPaymentInProgress(), getPayError()]).toEqual([false, undefined]);

  await seen.pay.open({ paymentAsset: { ...paymentAsset, amount: 0 } });
  await expect.poll(() => seen.pay).toMatchObject({ isError: true, error: 'Invalid payment amount' });
  expect(getPayError()).toBe('Invalid payment amount');
  const paying = seen.pay.open({ paymentAsset });
  await expect.poll(() => seen.pay.isPending).toBe(true);
  await expect.poll(() => modal.getState().pay?.payment.amountText).toBe('1.5');
  void modal.run(async () => payByWallet());
  await paying;
  await expect.poll(() => seen.pay).toMatchObject({ isSuccess: true, isPending: false, error: undefined });
  expect(told).toEqual(['Invalid payment amount', getPayResult()]);

  await unmount(root);
  modal.destroy();
});
