import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { browsingModal, DRAWN, ids, some } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { scriptedCatalogue } from '../../infrastructure/fakes/scripted-catalogue.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { nextWallets, searchWallets } from './actions.js';
import { allWallets } from './all-wallets.js';

describe('the directory page by page', () => {
  it('is loaded 40 at a time, without highlighted wallets, to the end', async () => {
    const { modal, shown, known, directory } = browsingModal(95, { options: { excludeWalletIds: ['w50'] } });
    await shown();
    await nextWallets(modal);
    expect(known().list).toMatchObject({ page: 1, complete: false, progress: { status: 'ready' } });
    expect(ids(known().list.wallets)).toEqual(ids(some(95).slice(4, 44)));
    await nextWallets(modal);
    await nextWallets(modal);
    expect(known().list).toMatchObject({ page: 3, complete: true });
    expect(known().count).toBe(94);
    const asked = directory.queries.length;
    expect(await nextWallets(modal)).toMatchObject({ ok: true });
    expect(directory.queries).toHaveLength(asked);
    const all = ids(allWallets(modal.getState(), false));
    expect(all).toEqual(ids(some(95).filter(({ id }) => id !== 'w50')));
  });

  it('is loaded one page at a time', async () => {
    const { modal, shown, directory, time, known } = browsingModal(95);
    await shown();
    directory.takes(1_000);
    void nextWallets(modal);
    await nextWallets(modal);
    expect(directory.queries).toHaveLength(2);
    expect(known().list.progress).toEqual({ status: 'loading' });
    time.advance(1_000);
    expect(known().list.page).toBe(1);
  });

  it('reports failures and can be retried', async () => {
    const { modal, shown, directory, known } = browsingModal(95);
    await shown();
    directory.failAt('wallets', new Failure('request-failed'));
    expect(await nextWallets(modal)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(known().list).toMatchObject({ page: 0, progress: { status: 'failed' } });
    directory.failAt('wallets');
    expect(await nextWallets(modal)).toMatchObject({ ok: true });
    expect(known().list.page).toBe(1);
  });

  it('is cancelled when the modal is closed', async () => {
    const { modal, shown, directory, known } = browsingModal(95);
    await shown();
    directory.hangAt('wallets');
    const page = nextWallets(modal);
    await modal.close();
    expect(await page).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(directory.open).toBe(0);
    expect(known().list.progress).toEqual({ status: 'idle' });
  });

  it('ends if the directory repeats itself, whatever its count', async () => {
    const { modal, shown, known } = browsingModal(0, {
      catalogue: { wallets: () => of({ wallets: some(40), count: 1e9 }), image: () => NEVER },
    });
    await shown();
    await nextWallets(modal);
    expect(known().list.complete).toBe(false);
    await nextWallets(modal);
    expect(known().list.complete).toBe(true);
  });

  /** A directory that ignores what it should exclude: page after page has only such wallets. */
  const unheeding = (pages: number, found: number) => {
    const asked: number[] = [];
    const hidden = some(pages * 40).map(({ id }) => id);
    const visit = browsingModal(0, {
      options: { excludeWalletIds: hidden },
      catalogue: {
        wallets: ({ page, entries, include }) => {
          if (entries < 40 || include.length > 0) return of({ wallets: [], count: 0 });
          asked.push(page);
          const all = some(pages * 40 + found);
          return of({ wallets: all.slice((page - 1) * 40, page * 40), count: all.length });
        },
        image: () => NEVER,
      },
    });
    return { ...visit, asked };
  };

  it('goes on to the next page if the host excludes all wallets of one', async () => {
    const { modal, shown, known, asked } = unheeding(2, 50);
    await shown();
    await nextWallets(modal);
    expect(asked).toEqual([1, 2, 3]);
    expect(known().list).toMatchObject({ page: 3, complete: false, progress: { status: 'ready' } });
    expect(ids(known().list.wallets)).toEqual(ids(some(120).slice(80)));
    await nextWallets(modal);
    expect(known().list).toMatchObject({ page: 4, complete: true });
    expect(known().list.wallets).toHaveLength(50);
  });

  it('gives up after five pages of excluded wallets, and at the end of the directory', async () => {
    const many = unheeding(9, 40);
    await many.shown();
    await nextWallets(many.modal);
    expect(many.asked).toEqual([1, 2, 3, 4, 5]);
    expect(many.known().list).toMatchObject({ page: 5, complete: true, wallets: [] });
    const few = unheeding(2, 0);
    await few.shown();
    await nextWallets(few.modal);
    expect(few.asked).toEqual([1, 2]);
    expect(few.known().list).toMatchObject({ page: 2, complete: true, wallets: [] });
  });

  it('puts installed wallets first', async () => {
    const installed = scriptedWallet({ id: 'w30.example', rdns: 'w30.example' });
    const listed = some(60).map((wallet) => ({ ...wallet, rdns: `${wallet.id}.example` }));
    const { modal, shown } = browsingModal(0, {
      wallets: [installed],
      catalogue: scriptedCatalogue({ wallets: listed }),
    });
    await shown();
    await nextWallets(modal);
    expect(ids(allWallets(modal.getState(), false)).slice(0, 3)).toEqual(['w30', 'w0', 'w1']);
  });

  it('fails without a directory', async () => {
    const modal = scriptedModal();
    expect(await nextWallets(modal)).toMatchObject({ ok: false, failure: { code: 'adapter-not-found' } });
    expect(await searchWallets(modal, 'fox')).toMatchObject({ ok: false, failure: { code: 'adapter-not-found' } });
    expect(modal.getState().catalogue).toBeUndefined();
    expect(allWallets(modal.getState(), false)).toEqual([]);
  });
});

describe('a modal that is opened for one namespace', () => {
  const SOLANA = {
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainNamespace: 'solana',
    name: 'Solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  } as const;
  const chainsOf = ({ queries }: ReturnType<typeof browsingModal>['directory']) => queries.at(-1)?.chains;

  it('lists, pages and searches wallets of that namespace, and all of them the next time', async () => {
    const { modal, directory, time, known } = browsingModal(100);
    await modal.configure({ networks: [...modal.getState().config.networks, SOLANA] });
    await modal.open({ namespace: 'solana' });
    time.advance(DRAWN);
    expect(chainsOf(directory)).toEqual([SOLANA.caipNetworkId]);
    await nextWallets(modal);
    expect(chainsOf(directory)).toEqual([SOLANA.caipNetworkId]);
    expect(known().list.page).toBe(1);
    const searching = searchWallets(modal, 'w1');
    time.advance(500);
    await searching;
    expect(chainsOf(directory)).toEqual([SOLANA.caipNetworkId]);
    await modal.open();
    expect(known().list).toMatchObject({ page: 0, wallets: [] });
    time.advance(DRAWN);
    expect(chainsOf(directory)).toEqual(['eip155:1', 'eip155:2', SOLANA.caipNetworkId]);
  });

  it('drops a page that was requested before', async () => {
    const { modal, directory, known, time } = browsingModal(100);
    await modal.configure({ networks: [...modal.getState().config.networks, SOLANA] });
    await modal.open();
    time.advance(DRAWN);
    directory.hangAt('wallets');
    const page = nextWallets(modal);
    await modal.open({ namespace: 'solana' });
    expect(await page).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    time.advance(2000);
    expect(known().list.page).toBe(0);
  });

  it('requests all if no network has that namespace', async () => {
    const { modal, directory, time } = browsingModal(100);
    await modal.open({ namespace: 'bip122' });
    time.advance(DRAWN);
    expect(chainsOf(directory)).toEqual(['eip155:1', 'eip155:2']);
  });
});
