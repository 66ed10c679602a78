import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.js';
import { browsingModal, ids, some } from '../../infrastructure/fakes/browsing-modal.js';
import { scriptedCatalogue } from '../../infrastructure/fakes/scripted-catalogue.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { allWallets } from './all-wallets.js';

describe('the directory page by page', () => {
  it('comes 40 at a time, without those that stand apart, until there are no more', async () => {
    const { modal, shown, known, directory } = browsingModal(95, { options: { excludeWalletIds: ['w50'] } });
    await shown();
    await modal.nextWallets();
    expect(known().list).toMatchObject({ page: 1, complete: false, progress: { status: 'ready' } });
    expect(ids(known().list.wallets)).toEqual(ids(some(95).slice(4, 44)));
    await modal.nextWallets();
    await modal.nextWallets();
    expect(known().list).toMatchObject({ page: 3, complete: true });
    expect(known().count).toBe(94);
    const asked = directory.queries.length;
    expect(await modal.nextWallets()).toMatchObject({ ok: true });
    expect(directory.queries).toHaveLength(asked);
    const all = ids(allWallets(modal.getState(), false));
    expect(all).toEqual(ids(some(95).filter(({ id }) => id !== 'w50')));
  });

  it('is asked for one page at a time', async () => {
    const { modal, shown, directory, time, known } = browsingModal(95);
    await shown();
    directory.takes(1_000);
    void modal.nextWallets();
    await modal.nextWallets();
    expect(directory.queries).toHaveLength(2);
    expect(known().list.progress).toEqual({ status: 'loading' });
    time.advance(1_000);
    expect(known().list.page).toBe(1);
  });

  it('says what went wrong and can be asked again', async () => {
    const { modal, shown, directory, known } = browsingModal(95);
    await shown();
    directory.failAt('wallets', new Failure('request-failed'));
    expect(await modal.nextWallets()).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(known().list).toMatchObject({ page: 0, progress: { status: 'failed' } });
    directory.failAt('wallets');
    expect(await modal.nextWallets()).toMatchObject({ ok: true });
    expect(known().list.page).toBe(1);
  });

  it('is given up when the modal is closed', async () => {
    const { modal, shown, directory, known } = browsingModal(95);
    await shown();
    directory.hangAt('wallets');
    const page = modal.nextWallets();
    await modal.close();
    expect(await page).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(directory.open).toBe(0);
    expect(known().list.progress).toEqual({ status: 'idle' });
  });

  it('ends where a directory repeats itself, whatever it counts', async () => {
    const { modal, shown, known } = browsingModal(0, {
      catalogue: { wallets: () => of({ wallets: some(40), count: 1e9 }), image: () => NEVER },
    });
    await shown();
    await modal.nextWallets();
    expect(known().list.complete).toBe(false);
    await modal.nextWallets();
    expect(known().list.complete).toBe(true);
  });

  it('puts installed wallets first', async () => {
    const installed = scriptedWallet({ id: 'w30.example', rdns: 'w30.example' });
    const listed = some(60).map((wallet) => ({ ...wallet, rdns: `${wallet.id}.example` }));
    const { modal, shown } = browsingModal(0, {
      wallets: [installed],
      catalogue: scriptedCatalogue({ wallets: listed }),
    });
    await shown();
    await modal.nextWallets();
    expect(ids(allWallets(modal.getState(), false)).slice(0, 3)).toEqual(['w30', 'w0', 'w1']);
  });

  it('fails where there is no directory', async () => {
    const modal = scriptedModal();
    expect(await modal.nextWallets()).toMatchObject({ ok: false, failure: { code: 'adapter-not-found' } });
    expect(await modal.searchWallets('fox')).toMatchObject({ ok: false, failure: { code: 'adapter-not-found' } });
    expect(modal.getState().catalogue).toBeUndefined();
    expect(allWallets(modal.getState(), false)).toEqual([]);
  });
});
