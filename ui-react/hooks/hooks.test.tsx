import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../domain/money/amount.js';
import { createModal } from '../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { reactWindow, unmount } from '../../scripts/react-window.js';
import { ModalContext } from '../modal-context.js';
import { type BalanceInUse, useBalance } from './use-balance.js';
import { type Connecting, useConnect } from './use-connect.js';
import { type Disconnecting, useDisconnect } from './use-disconnect.js';
import { type Signing, useSignMessage } from './use-sign-message.js';
import { useWallets, type WalletsInReach } from './use-wallets.js';

interface Seen {
  connecting: Connecting;
  disconnecting: Disconnecting;
  signing: Signing;
  balance: BalanceInUse;
  reach: WalletsInReach;
}

const window = reactWindow();
let seen: Partial<Seen> = {};

function Reader() {
  Object.assign(seen, {
    connecting: useConnect(),
    disconnecting: useDisconnect(),
    signing: useSignMessage(),
    balance: useBalance(),
    reach: useWallets(),
  });
  return null;
}

/** A page with all hooks on it, and one wallet. */
async function page() {
  const wallet = scriptedWallet();
  const modal = createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, device: scriptedDevice(), storage: memoryStorage() },
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
  });
  seen = {};
  const root = createRoot(window.document.createElement('div') as never);
  root.render(
    <ModalContext.Provider value={modal}>
      <Reader />
    </ModalContext.Provider>,
  );
  const now = () => seen as Seen;
  const until = (is: () => boolean) => expect.poll(is).toBe(true);
  await until(() => seen.reach?.wallets.length === 1 && !seen.reach.isPending);
  const stop = async () => {
    await unmount(root);
    modal.destroy();
  };
  return { wallet, now, until, stop };
}

describe('hooks', () => {
  it('connect a listed wallet, sign, read the balance and disconnect', async () => {
    const { now, until, stop } = await page();
    await expect
      .poll(() => now().connecting)
      .toMatchObject({ status: 'idle', isIdle: true, isPending: false, data: undefined });
    await expect.poll(() => now().balance).toMatchObject({ status: 'idle', data: undefined });
    const [listed] = now().reach.wallets;
    await now().connecting.connect(listed as never);
    await expect.poll(() => now().connecting).toMatchObject({ status: 'success', isSuccess: true, error: undefined });
    expect(now().connecting.data?.address).toMatch(/^0x/);
    await until(() => now().balance.isSuccess);
    const { value, decimals, symbol, formatted } = now().balance.data ?? {};
    expect(typeof value).toBe('bigint');
    expect([decimals, symbol]).toEqual([18, SCRIPTED_NETWORKS[0]?.nativeCurrency.symbol]);
    expect(parseAmount(formatted ?? '', 18)).toBe(value);
    await now().signing.signMessage('Hello');
    await expect.poll(() => now().signing).toMatchObject({ status: 'success', data: expect.stringMatching(/^0x/) });
    await now().disconnecting.disconnect();
    await expect.poll(() => now().disconnecting).toMatchObject({ status: 'success', isSuccess: true });
    await until(() => now().balance.status === 'idle');
    await stop();
  });

  it('report a wallet that is null, as from plain JavaScript', async () => {
    const { now, stop } = await page();
    expect(await now().connecting.connect(null as never)).toMatchObject({ failure: { code: 'invalid-options' } });
    await expect.poll(() => now().connecting).toMatchObject({ status: 'error', error: { code: 'invalid-options' } });
    await stop();
  });

  it('report a rejection by its failure, and reset it', async () => {
    const { wallet, now, stop } = await page();
    wallet.willReject('connect');
    await now().connecting.connect(wallet.wallet.id);
    await expect.poll(() => now().connecting).toMatchObject({ status: 'error', isError: true, data: undefined });
    expect(now().connecting.error?.code).toBe('rejected');
    now().connecting.reset();
    await expect.poll(() => now().connecting).toMatchObject({ status: 'idle', error: undefined });
    await stop();
  });

  it('report the latest of several calls, whichever ends last', async () => {
    const { wallet, now, until, stop } = await page();
    wallet.willHang('connect');
    const first = now().connecting.connect(wallet.wallet.id);
    await until(() => now().connecting.isPending);
    await now().connecting.connect('nobody');
    await until(() => !now().connecting.isPending);
    expect(now().connecting.error?.code).toBe('wallet-not-found');
    wallet.answerPending();
    await first;
    expect(now().connecting.error?.code).toBe('wallet-not-found');
    await stop();
  });
});
