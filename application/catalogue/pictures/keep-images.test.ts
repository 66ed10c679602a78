import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { browsingModal, ids, PICTURE, pictures, some } from '../../../infrastructure/fakes/modals/browsing-modal.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { nextWallets, showWalletImages } from '../actions.js';
import { pictureOf } from './picture-of.js';

describe('images of listed wallets', () => {
  it('are loaded ahead for the first screen and for twenty of a page, and for visible ones', async () => {
    const { modal, shown, time, directory, known } = browsingModal(100, { pairing: true });
    await shown();
    time.advance(100);
    expect(Object.keys(known().images)).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(pictureOf(known(), some(1)[0] ?? {})).toBe(PICTURE);
    await nextWallets(modal);
    time.advance(1_000);
    expect(directory.imageIds).toHaveLength(24);
    await showWalletImages(modal, ['p40', 'p41']);
    time.advance(100);
    expect(directory.imageIds.slice(24)).toEqual(['p40', 'p41']);
  });

  it('S9.10 are loaded ahead for at most two seconds', async () => {
    const { shown, modal, time, directory, known } = browsingModal(100, { pairing: true });
    directory.hangAt('image');
    await shown();
    expect(ids(known().recommended)).toHaveLength(4);
    expect(directory.open).toBe(4);
    time.advance(1_999);
    expect(directory.open).toBe(4);
    time.advance(1);
    expect(directory.open).toBe(0);
    expect(known().images).toEqual({});
    // Visible ones have more time.
    await showWalletImages(modal, ['p0']);
    time.advance(5_000);
    expect(directory.open).toBe(1);
    directory.hangAt('image');
    time.advance(8_000);
    expect(known().images).toEqual({ p0: '' });
    expect(pictureOf(known(), { imageId: 'p0' })).toBeUndefined();
  });

  it('have more time once they are visible, even if requested ahead', async () => {
    const { shown, modal, time, directory } = browsingModal(100, { pairing: true });
    directory.hangAt('image');
    await shown();
    time.advance(1_000);
    await showWalletImages(modal, ['p0']);
    time.advance(1_000);
    expect(directory.open).toBe(1);
    expect(directory.imageIds).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('are not loaded for recommendations that cannot be connected', async () => {
    const { shown, time, directory, known } = browsingModal(100);
    await shown();
    time.advance(100);
    expect(known().recommended).toHaveLength(4);
    expect(directory.imageIds).toEqual([]);
  });

  it('are loaded five at a time, and cancelled when their card is gone', async () => {
    const { modal, shown, time, directory } = browsingModal(100, { pairing: true });
    await shown();
    time.advance(100);
    directory.takes(100);
    await showWalletImages(modal, ['p50', 'p51', 'p52', 'p53', 'p54', 'p55', 'p56', 'p57']);
    expect(directory.open).toBe(5);
    await showWalletImages(modal, ['p60']);
    time.advance(1_000);
    expect(directory.imageIds.slice(4)).toEqual(['p50', 'p51', 'p52', 'p53', 'p54', 'p60']);
  });

  it('that fail are requested again on the next opening only', async () => {
    const { modal, shown, time, directory } = browsingModal(4, { pairing: true });
    directory.failAt('image', new Failure('request-failed'));
    await shown();
    time.advance(100);
    await showWalletImages(modal, ['p0', 'p1']);
    time.advance(100);
    expect(directory.imageIds).toHaveLength(4);
    directory.failAt('image');
    await modal.close();
    await shown();
    time.advance(100);
    expect(modal.getState().catalogue?.images).toEqual(pictures(4));
  });

  it('are kept up to a limit; those of the first screen and visible ones always', async () => {
    const { modal, shown, time, known } = browsingModal(1_000, { pairing: true });
    await shown();
    time.advance(100);
    for (let at = 10; at < 1_000; at += 30) {
      await showWalletImages(
        modal,
        Array.from({ length: 30 }, (_, next) => `p${at + next}`),
      );
      time.advance(1_000);
    }
    expect(Object.keys(known().images)).toHaveLength(600);
    expect(Object.keys(known().images)).toEqual(expect.arrayContaining(['p0', 'p3', 'p970', 'p999']));
  });

  it('of recent wallets are loaded with those of the first screen', async () => {
    const storage = memoryStorage();
    storage.set('recent_wallets', JSON.stringify([{ id: 'w77', name: 'Wallet 77', imageId: 'p77' }]));
    const { modal, shown, time, directory, known } = browsingModal(100, { storage });
    await shown();
    time.advance(100);
    const [recent = {}] = modal.getState().connect.recent;
    expect(pictureOf(known(), recent)).toBe(PICTURE);
    expect(directory.imageIds).toEqual(['p77']);
  });

  it('may have ids that are properties of every object', () => {
    const { modal } = browsingModal(1, { pairing: true });
    expect(pictureOf(modal.getState().catalogue, { imageId: 'constructor' })).toBeUndefined();
  });
});
