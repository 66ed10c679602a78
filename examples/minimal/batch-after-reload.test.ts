import { createModal, type Modal } from 'porthole';
import {
  memoryStorage,
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from 'porthole/testing';
import { afterEach, expect, it } from 'vitest';
import { noted, sendNoted } from './batch-after-reload.js';

const CALLS = [{ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', value: 1n }];

const modals: Modal[] = [];
afterEach(() => {
  for (const modal of modals.splice(0)) modal.destroy();
});

/** One browser and one wallet that survive reloads of the page. */
function browser(batches = true) {
  const wallet = scriptedWallet({ batches });
  const chain = scriptedChain();
  const [storage, notes] = [memoryStorage(), notebook()];
  const load = () => {
    const modal = createModal({
      ...{ networks: SCRIPTED_NETWORKS, services: false, storage, device: scriptedDevice() },
      chains: [chain.handle],
      connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    });
    modals.push(modal);
    return modal;
  };
  return { wallet, chain, notes, load };
}

function notebook(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('a reloaded page finds the batch that the wallet has accepted', async () => {
  const { wallet, chain, notes, load } = browser();
  chain.minesAfter(1_500);
  const before = load();
  await before.connect(wallet.wallet.id);
  const left = new Promise<void>((resolve) => {
    before.events$.subscribe((event) => {
      if (event.type === 'batch.progressed' && event.progress.id) resolve();
    });
  });
  const sent = sendNoted(before, CALLS, notes);
  await left;
  before.destroy();
  expect(await sent).toMatchObject({ ok: false, failure: { code: 'cancelled' } });

  const later = load();
  await expect.poll(() => later.getState().connect.connections.eip155?.status).toBe('connected');
  await expect.poll(() => noted(later, notes)).toBe('confirmed');
  expect(await noted(later, notes)).toBeUndefined();
});

it('a rejection, and a wallet without support, leave no stored batch', async () => {
  const { wallet, notes, load } = browser(false);
  const modal = load();
  await modal.connect(wallet.wallet.id);
  expect(await sendNoted(modal, CALLS, notes)).toMatchObject({ ok: false, failure: { code: 'method-not-supported' } });
  expect(await noted(modal, notes)).toBeUndefined();
});
