import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { browsingModal, DRAWN, ids, some } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { nextWallets } from './actions.js';

describe('the directory wallets of the first screen', () => {
  it('are requested once the modal is drawn, and not before', async () => {
    const { modal, directory, known, time } = browsingModal(10);
    time.advance(10_000);
    expect(directory.queries).toEqual([]);
    await modal.open();
    time.advance(DRAWN - 1);
    expect(directory.queries).toEqual([]);
    time.advance(1);
    expect(ids(known().recommended)).toEqual(['w0', 'w1', 'w2', 'w3']);
    expect(known()).toMatchObject({ highlights: { status: 'ready' }, count: 10 });
  });

  it('follow the featured, included and excluded wallets of the host', async () => {
    const { shown, known, directory } = browsingModal(10, {
      options: {
        featuredWalletIds: ['w5', 'w2'],
        includeWalletIds: ['w0', 'w1', 'w2', 'w5', 'w6'],
        excludeWalletIds: ['w1'],
      },
    });
    await shown();
    expect(new Set(ids(known().featured))).toEqual(new Set(['w5', 'w2']));
    expect(ids(known().recommended)).toEqual(['w0', 'w6']);
    expect(ids(known().excluded)).toEqual(['w1']);
    expect(directory.queries.map(({ entries, chains }) => [entries, chains])).toEqual([
      [2, []],
      [4, ['eip155:1', 'eip155:2']],
      [1, []],
    ]);
  });

  it('are not requested again on the next opening, nor when connected', async () => {
    const wallet = scriptedWallet();
    const { modal, shown, directory } = browsingModal(10, { wallets: [wallet] });
    await shown();
    await modal.close();
    await shown();
    expect(directory.queries).toHaveLength(1);
    const other = browsingModal(10, { wallets: [wallet] });
    await other.modal.connect(wallet.wallet.id);
    await other.shown();
    expect(other.directory.queries).toEqual([]);
    expect(modal.getState().catalogue?.highlights).toEqual({ status: 'ready' });
  });

  it('are shown as far as they load, and the rest is requested on the next opening', async () => {
    const { modal, shown, directory, known } = browsingModal(10, { options: { featuredWalletIds: ['w7'] } });
    directory.failAt('wallets', new Failure('request-failed', 'Down'));
    await shown();
    expect(known().highlights).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    expect(modal.getState().shell.open).toBe(true);
    directory.failAt('wallets');
    await modal.close();
    await shown();
    expect(known().highlights).toEqual({ status: 'ready' });
    expect(ids(known().featured)).toEqual(['w7']);
  });

  it('do not wait for a directory that never answers', async () => {
    const { time, shown, known } = browsingModal(0, { catalogue: { wallets: () => NEVER, image: () => NEVER } });
    await shown();
    expect(known().highlights).toEqual({ status: 'loading' });
    time.advance(12_000);
    expect(known().highlights).toMatchObject({ status: 'failed', failure: { code: 'timed-out' } });
  });

  it('are cancelled when the modal is closed, and when a wallet connects', async () => {
    const wallet = scriptedWallet();
    const { modal, directory, shown, known } = browsingModal(10, { wallets: [wallet] });
    directory.hangAt('wallets');
    await shown();
    expect(directory.open).toBe(1);
    await modal.close();
    expect(directory.open).toBe(0);
    expect(known().highlights).toEqual({ status: 'idle' });
    await modal.open();
    expect(directory.open).toBe(1);
    await modal.connect(wallet.wallet.id);
    expect(directory.open).toBe(0);
  });

  it('are requested again when the host changes them', async () => {
    const { modal, shown, known } = browsingModal(100);
    await shown();
    await nextWallets(modal);
    await modal.configure({ featuredWalletIds: ['w9'] });
    expect(ids(known().featured)).toEqual(['w9']);
    expect(known().highlights).toEqual({ status: 'ready' });
    expect(known().list.page).toBe(0);
  });

  it('are limited to what was requested', async () => {
    const wrong = [...some(9), ...some(9)];
    const { shown, known } = browsingModal(0, {
      catalogue: { wallets: () => of({ wallets: wrong, count: Number.NaN }), image: () => NEVER },
      options: { featuredWalletIds: ['w2', 'w3'], excludeWalletIds: ['w0'] },
    });
    await shown();
    expect(ids(known().featured)).toEqual(['w2', 'w3']);
    expect(ids(known().recommended)).toEqual(['w1', 'w4', 'w5', 'w6']);
    expect(known().count).toBe(0);
  });
});
