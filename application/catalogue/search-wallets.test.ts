import { describe, expect, it } from 'vitest';
import { browsingModal, ids, some } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { searchWallets } from './actions.js';

describe('searching the directory', () => {
  it('waits until typing pauses; the last search counts', async () => {
    const { modal, shown, time, directory, known } = browsingModal(200);
    await shown();
    const first = searchWallets(modal, 'wallet 1');
    time.advance(499);
    const last = searchWallets(modal, '  wallet 19 ');
    expect(await first).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    time.advance(499);
    expect(directory.queries).toHaveLength(1);
    expect(known().search).toMatchObject({ text: '  wallet 19 ', progress: { status: 'loading' } });
    time.advance(1);
    expect(await last).toMatchObject({ ok: true });
    expect(directory.queries.at(-1)).toMatchObject({ search: 'wallet 19', entries: 100, page: 1 });
    expect(ids(known().search?.wallets)).toEqual(['w19', ...ids(some(200).slice(190))]);
    expect(known().search).toMatchObject({ progress: { status: 'ready' }, count: 11 });
  });

  it('drops the answer of an earlier search', async () => {
    const { modal, shown, time, directory, known } = browsingModal(200);
    await shown();
    directory.takes(2_000);
    void searchWallets(modal, 'wallet 19');
    time.advance(1_000);
    expect(directory.open).toBe(1);
    void searchWallets(modal, 'wallet 18');
    expect(directory.open).toBe(0);
    time.advance(2_500);
    expect(ids(known().search?.wallets)).toEqual(['w18', ...ids(some(200).slice(180, 190))]);
  });

  it('finds certified wallets only, at once, and marks them', async () => {
    const { modal, shown, time, known, directory } = browsingModal(200);
    await shown();
    void searchWallets(modal, '', { certified: true });
    time.advance(0);
    expect(directory.queries.at(-1)).toMatchObject({ badge: 'certified' });
    expect(known().search?.wallets.every(({ badge }) => badge === 'certified')).toBe(true);
    const snack = { kind: 'success', message: 'only-certified', autoClose: true };
    expect(modal.getState().notices.snack).toEqual(snack);
    void searchWallets(modal, 'wallet 12');
    time.advance(500);
    expect(ids(known().search?.wallets)).toEqual(['w12', 'w120', 'w123', 'w126', 'w129']);
    void searchWallets(modal, '', { certified: false });
    expect(known().search).toBeUndefined();
  });

  it('ends with fewer than two characters, without a request', async () => {
    const { modal, shown, time, directory, known } = browsingModal(200);
    await shown();
    void searchWallets(modal, 'wal');
    expect(await searchWallets(modal, ' w ')).toMatchObject({ ok: true });
    expect(known().search).toBeUndefined();
    time.advance(10_000);
    expect(directory.queries).toHaveLength(1);
  });

  it('needs two characters, and requests at most a hundred', async () => {
    const { modal, shown, time, directory } = browsingModal(200);
    await shown();
    for (const text of ['wa', `${'w'.repeat(100)}xyz`]) {
      void searchWallets(modal, text);
      time.advance(500);
    }
    expect(directory.queries.slice(1).map(({ search }) => search)).toEqual(['wa', 'w'.repeat(100)]);
  });

  it('reports failures', async () => {
    const { modal, shown, time, directory, known } = browsingModal(200);
    await shown();
    directory.hangAt('wallets');
    const search = searchWallets(modal, 'wallet');
    time.advance(12_500);
    expect(await search).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
    expect(known().search).toMatchObject({ progress: { status: 'failed' }, wallets: [] });
  });

  it('ends when the modal is closed', async () => {
    const { modal, shown, directory, known } = browsingModal(200);
    await shown();
    const search = searchWallets(modal, 'wallet');
    await modal.close();
    expect(await search).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(known().search).toBeUndefined();
    expect(directory.queries).toHaveLength(1);
  });
});
