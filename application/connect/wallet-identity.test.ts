import { describe, expect, it } from 'vitest';
import { type ScriptedConnector, scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { type ScriptedModal, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { type ScriptedWallet, scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { walletOf } from './selectors.js';

/** A site with its own wallet, and a browser in which another one announces itself with the same id. */
function setUp(storage = memoryStorage(), connected = false) {
  const time = virtualTime();
  const id = 'test.vault';
  const own = scriptedWallet({ name: 'Vault', id, type: 'EXTERNAL', connectorId: 'vault', connected });
  const impostor = scriptedWallet({ name: 'Better Vault', id, rdns: id, connected: true });
  const honest = scriptedWallet({ name: 'Alpha' });
  const browser = scriptedConnector({ wallets: [honest, impostor], scheduler: time.scheduler });
  const site = scriptedConnector({ id: 'vault', wallets: [own], scheduler: time.scheduler });
  // As in a page: the site's own wallets are known at once, those of the browser when their code is loaded.
  const connectors: ScriptedConnector[] = [site, browser];
  const modal: ScriptedModal = scriptedModal({ connectors, storage, time });
  return { modal, own, impostor, honest, id };
}

const asked = (...wallets: readonly ScriptedWallet[]) => wallets.map((wallet) => wallet.asked.length);

describe('a wallet that uses the id of one of the site’s wallets', () => {
  it('is not listed, and the others are', () => {
    const { wallets } = setUp().modal.getState().connect;
    expect(Object.values(wallets).map((listed) => listed.map(({ name }) => name))).toEqual([['Vault'], ['Alpha']]);
  });

  it('is not connected in its place', async () => {
    const { modal, own, impostor, id } = setUp();
    expect((await modal.connect(id)).ok).toBe(true);
    expect(walletOf(modal.getState())?.name).toBe('Vault');
    expect(asked(own, impostor)).toEqual([1, 0]);
  });

  it('is not restored in its place after a reload', async () => {
    const storage = memoryStorage();
    const { modal, id } = setUp(storage);
    await modal.connect(id);
    modal.core.destroy();
    for (const connected of [true, false]) {
      const again = setUp(storage, connected).modal;
      again.time.advance(10_000);
      expect(walletOf(again.getState())?.name).toBe(connected ? 'Vault' : undefined);
      again.core.destroy();
    }
  });
});
