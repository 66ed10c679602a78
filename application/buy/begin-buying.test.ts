/** The data that is loaded while the buy screens are shown. */

import { defer, EMPTY, lastValueFrom, NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type PurchaseOptions, type PurchaseQuote } from '../../domain/trade/purchase.js';
import { buyingModal } from '../../infrastructure/fakes/modals/buying-modal.js';
import { scriptedDevice } from '../../infrastructure/fakes/scripted-device.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { buy as buyFrom, editBuy } from './actions.js';
import { keepBuying } from './keep-buying.js';
import { withOnramp } from './with-onramp.js';

const NOTHING_SOLD = { ok: false, failure: { code: 'adapter-not-found', message: 'Buying is not available here' } };

describe('the buy options', () => {
  it('are unknown until the service answers', async () => {
    const { begin, buy } = buyingModal({ options: () => NEVER });
    await begin();
    expect(buy()).toMatchObject({
      ...{ status: 'loading', standIn: false, payments: [], purchases: [], made: [] },
      ...{ payment: 'USD', purchase: '', method: 'card', amount: '' },
    });
  });

  it('are those of the service', async () => {
    const options: PurchaseOptions = { payments: [{ id: 'CHF', limits: [] }], purchases: DEFAULT_OPTIONS.purchases };
    const { begin, buy } = buyingModal({ options: () => of(options) });
    await begin();
    expect(buy()).toMatchObject({ status: 'ready', standIn: false, ...options });
  });

  it.each<[string, (site: ReturnType<typeof buyingModal>) => Promise<unknown>, number]>([
    ['on another screen', ({ modal }) => modal.open({ route: { view: 'account' } }), 0],
    [
      'above another screen',
      async ({ modal }) => {
        await modal.open({ route: { view: 'account' } });
        await modal.push({ view: 'on-ramp-providers' });
      },
      1,
    ],
    [
      'while one chooses between coins',
      async ({ modal }) => {
        await modal.open({ route: { view: 'on-ramp-providers' } });
        await modal.push({ view: 'on-ramp-token-select' });
      },
      1,
    ],
    ['in a closed modal', ({ modal }) => modal.push({ view: 'on-ramp-providers' }), 0],
  ])('are requested for %s this many times', async (_where, go, times) => {
    let asked = 0;
    const site = buyingModal({
      options: () =>
        defer(() => {
          asked += 1;
          return NEVER;
        }),
    });
    await site.modal.connect(site.wallet.wallet.id);
    await go(site);
    site.modal.time.advance(1);
    expect(asked).toBe(times);
  });
});

describe('the quote of a purchase', () => {
  const money = { amount: '10', currency: 'USD' };
  const QUOTE: PurchaseQuote = {
    ...{ total: money, subtotal: money, fee: money, networkFee: money },
    ...{ purchase: { amount: '9', currency: 'USDC' }, quoteId: 'q' },
  };

  it('is the service’s, and not an estimate', async () => {
    const site = buyingModal({ quote: () => of(QUOTE) });
    await site.begin();
    await site.fillIn();
    expect(site.buy()?.quote).toEqual({ status: 'ready', quote: QUOTE });
  });

  it('is requested again for another currency, with the same amount', async () => {
    const site = buyingModal();
    await site.begin();
    await site.fillIn();
    expect(await editBuy(site.modal, { payment: 'EUR' })).toMatchObject({ ok: true });
    site.modal.time.advance(500);
    expect(site.questions.map(({ amount, payment }) => `${amount} ${payment}`)).toEqual(['10 USD', '10 EUR']);
  });

  it('comes from one seller if another seller’s page fails, which is then not offered', async () => {
    const site = buyingModal({
      page: ({ id }) => (id === 'w' ? throwError(() => new Error('no page')) : of(`https://${id}.example/`)),
    });
    await site.begin();
    await site.fillIn();
    const failure = { code: 'request-failed', message: 'no page' };
    expect(site.buy()?.sellers).toMatchObject([
      { id: 'w', name: 'Watched', failure },
      { id: 'u', name: 'Unwatched', page: 'https://u.example/' },
    ]);
    expect(await buyFrom(site.modal, 'w')).toMatchObject({ ok: false, failure });
  });
});

describe('buying where it is not possible', () => {
  it('fails before anybody is connected', async () => {
    const { modal } = buyingModal();
    expect(await buyFrom(modal, 'w')).toMatchObject(NOTHING_SOLD);
    expect(await editBuy(modal, { amount: '10' })).toMatchObject(NOTHING_SOLD);
  });

  it('fails without the service', async () => {
    const { modal, wallet } = buyingModal({}, { services: {} });
    await modal.connect(wallet.wallet.id);
    expect(await buyFrom(modal, 'w')).toMatchObject(NOTHING_SOLD);
  });

  it('fails before the sellers are known', async () => {
    const { modal, wallet } = buyingModal();
    await modal.connect(wallet.wallet.id);
    expect(await buyFrom(modal, 'w')).toMatchObject({ ok: false, failure: { code: 'connector-not-found' } });
  });
});

describe('the modal', () => {
  async function around(more: Partial<Deps>) {
    const site = buyingModal();
    await site.begin();
    const device = scriptedDevice();
    const state = site.modal.getState();
    const deps: Partial<Deps> = { state$: of(state), state: () => state, device, ...more };
    return { deps: deps as Deps, device };
  }

  it('does nothing without services', async () => {
    const { deps } = await around({});
    const events: Event[] = [];
    keepBuying(deps).subscribe((event) => events.push(event));
    expect(events).toEqual([]);
    await expect(lastValueFrom(withOnramp(deps, () => EMPTY))).rejects.toMatchObject(NOTHING_SOLD.failure);
  });

  it('logs that buying could not be loaded, and continues', async () => {
    const lost = new Error('offline');
    const { deps, device } = await around({
      ...{ services: { onramp: NEVER }, folds: new Set(), events$: NEVER },
      parts: { buy: throwError(() => lost) } as Partial<Deps['parts']> as Deps['parts'],
    });
    const failures: unknown[] = [];
    keepBuying(deps).subscribe({ error: (error) => failures.push(error) });
    expect(device.lines).toEqual([
      { level: 'error', message: 'A part of the modal could not be loaded', detail: lost },
    ]);
    expect(failures).toEqual([]);
  });
});
