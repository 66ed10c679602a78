/** Parts of the core that cannot be loaded when their screen is shown: the visitor reads it, and can try again. */
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { looking } from '../../infrastructure/fakes/modals/activity-visit.js';
import { buyingModal } from '../../infrastructure/fakes/modals/buying-modal.js';
import { scriptedExchange } from '../../infrastructure/fakes/scripted-exchange.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { editBuy } from '../buy/actions.js';
import type { Parts } from '../engine/parts.js';
import { editSwap } from '../swap/actions.js';

const failure = { code: 'request-failed' };

describe('the activity of an account', () => {
  it('has failed to load, and is loaded and kept current after a retry', async () => {
    const missing: (keyof Parts)[] = ['activity'];
    const { look, next, pages, ids, service, settled, emitted } = await looking(undefined, { missing });
    await look();
    expect(pages()).toMatchObject({ status: 'failed', items: [], failure });
    expect(emitted('snack.shown')).toBe(1);
    expect(await next()).toMatchObject({ ok: false, failure });
    expect(pages()?.status).toBe('failed');
    missing.length = 0;
    expect(await next()).toMatchObject({ ok: true });
    expect([pages()?.status, ids()]).toEqual(['ready', ['d', 'c']]);
    settled(31_000);
    expect(service.asked).toHaveLength(2);
  });

  it('is loaded when the visitor comes back to it', async () => {
    const missing: (keyof Parts)[] = ['activity'];
    const { look, replace, pages, emitted, done } = await looking(undefined, { missing });
    await look();
    await done(replace({ view: 'account' }));
    missing.length = 0;
    await look();
    expect([pages()?.status, emitted('pages.failed')]).toEqual(['ready', 1]);
  });
});

describe('buying', () => {
  it('has failed to load, and begins after a retry', async () => {
    const missing: (keyof Parts)[] = ['buy'];
    const { modal, begin, fillIn, buy, questions } = buyingModal({}, { missing });
    await begin();
    expect(buy()).toMatchObject({ status: 'failed', failure, payments: [], sellers: [] });
    expect(await editBuy(modal, {})).toMatchObject({ ok: false, failure });
    expect(buy()?.status).toBe('failed');
    missing.length = 0;
    expect(await editBuy(modal, {})).toMatchObject({ ok: true });
    expect(buy()).toMatchObject({ status: 'ready', failure: undefined, sellers: [{ id: 'w' }, { id: 'u' }] });
    await fillIn();
    expect(questions).toMatchObject([{ amount: '10' }]);
  });

  it('is tried again for a visitor who comes back', async () => {
    const missing: (keyof Parts)[] = ['buy'];
    const { modal, begin, buy } = buyingModal({ options: () => of({ payments: [], purchases: [] }) }, { missing });
    await begin();
    await modal.close();
    missing.length = 0;
    await modal.open({ route: { view: 'on-ramp-providers' } });
    expect(buy()?.status).toBe('ready');
  });
});

describe('swapping', () => {
  it('has failed to load, and quotes after a retry', async () => {
    const missing: (keyof Parts)[] = ['swap'];
    const { modal, visit, swap, asked } = scriptedExchange(scriptedWallet(), missing);
    await visit();
    expect(swap()).toMatchObject({ status: 'failed', failure });
    expect(modal.getState().notices.snack).toMatchObject({ kind: 'error', message: 'swap-unready' });
    missing.length = 0;
    expect(await editSwap(modal, {})).toMatchObject({ ok: true });
    modal.time.advance(1_000);
    expect([swap()?.status, asked('quote').length]).toEqual(['ready', 1]);
  });

  it('follows the network after a retry where nothing can be swapped', async () => {
    const missing: (keyof Parts)[] = ['swap'];
    const wallet = scriptedWallet({ networkId: 'eip155:2', knownNetworks: ['eip155:1', 'eip155:2'] });
    const { modal, visit, swap } = scriptedExchange(wallet, missing);
    await visit();
    missing.length = 0;
    await editSwap(modal, {});
    expect(swap()?.status).toBe('unsupported');
    wallet.useNetwork('eip155:1');
    modal.time.advance(1_000);
    expect(swap()?.status).toBe('ready');
  });

  it('is loaded once there is an account', async () => {
    const missing: (keyof Parts)[] = ['swap'];
    const wallet = scriptedWallet();
    const { modal, visit, swap } = scriptedExchange(wallet, missing);
    await modal.connect(wallet.wallet.id);
    await modal.disconnect();
    await modal.open({ route: { view: 'swap' } });
    missing.length = 0;
    await visit();
    expect(swap()?.status).toBe('ready');
  });
});
