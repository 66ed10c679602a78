/** Buying: the requests to the service, and the outcome of a purchase. */

import { defer, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { bought, buyingModal } from '../../infrastructure/fakes/modals/buying-modal.js';
import type { Onramp } from '../ports/services.js';
import { buy as buyFrom, editBuy } from './actions.js';

async function buying(answers: Partial<Onramp> = {}) {
  const site = buyingModal(answers);
  await site.begin();
  return site;
}

describe('a filled-in buy form', () => {
  it('is quoted half a second after the last key press, with an estimate if the service does not answer', async () => {
    const { modal, questions, buy } = await buying();
    expect(buy()).toMatchObject({ status: 'ready', standIn: true, payment: 'USD', method: 'card', amount: '' });
    expect(buy()?.sellers).toEqual([
      { id: 'w', name: 'Watched', fees: '1%' },
      { id: 'u', name: 'Unwatched', fees: undefined },
    ]);
    for (const amount of ['9.99', '7500.01', '10', '7500']) {
      await editBuy(modal, { amount });
      modal.time.advance(499);
    }
    expect([questions, buy()?.quote]).toEqual([[], { status: 'asking' }]);
    modal.time.advance(1);
    expect(questions).toMatchObject([{ amount: '7500', payment: 'USD', method: 'card', purchase: 'USDC' }]);
    expect(buy()).toMatchObject({ quote: { status: 'ready', estimate: true, quote: { total: { amount: '7500' } } } });
    expect(buy()?.sellers.map(({ page }) => page)).toEqual(['https://w.example/', 'https://u.example/']);
    await editBuy(modal, { amount: '5' });
    expect([buy()?.quote, buy()?.sellers[0]?.page]).toEqual([undefined, undefined]);
    await editBuy(modal, { amount: '1'.repeat(50) });
    expect(buy()?.amount).toHaveLength(40);
  });
});

describe('a purchase', () => {
  async function begun(sellerId: string, answers: Partial<Onramp> = {}) {
    const made = await buying(answers);
    await made.fillIn();
    made.sells(bought('old', 'SUCCESS'));
    const outcome = buyFrom(made.modal, sellerId);
    made.modal.time.advance(1);
    return { ...made, outcome };
  }

  it.each([
    ['u', true, 'unwatched'],
    ['u', false, 'blocked'],
    ['w', true, 'window'],
    ['w', false, 'blocked'],
  ])('at %s, a window opened: %s, is %s', async (sellerId, opened, stage) => {
    const { modal, buy } = await begun(sellerId, { show: () => opened });
    expect(buy()?.step).toMatchObject({ stage, page: `https://${sellerId}.example/` });
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'buy-in-progress' });
  });

  it.each([
    ['SUCCESS', 'done', true],
    ['FAILED', 'failed', false],
  ])('that ends as %s is %s', async (status, stage, ok) => {
    const { modal, sells, buy, outcome } = await begun('w');
    sells(bought('new', 'IN_PROGRESS'), bought('old', 'SUCCESS'));
    modal.time.advance(4_000);
    expect(buy()?.step?.stage).toBe('underway');
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'on-ramp-activity' });
    sells(bought('old', 'SUCCESS'));
    modal.time.advance(3_000);
    expect(buy()?.step?.stage).toBe('underway');
    sells(bought('new', status));
    modal.time.advance(3_000);
    expect(buy()?.step?.stage).toBe(stage);
    expect(await outcome).toMatchObject({ ok });
  });

  it('that has failed is reported', async () => {
    const { modal, sells, outcome } = await begun('w');
    sells(bought('new', 'FAILED'), bought('old', 'SUCCESS'));
    modal.time.advance(4_000);
    expect(await outcome).toMatchObject({
      failure: { code: 'request-failed', message: 'The purchase failed' },
    });
  });

  it('that appears between two polls is done at once', async () => {
    const { modal, sells, buy, outcome } = await begun('w');
    expect(buy()?.step?.stage).toBe('window');
    sells(bought('new', 'SUCCESS'), bought('old', 'SUCCESS'));
    modal.time.advance(4_000);
    expect(buy()?.step?.stage).toBe('done');
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('that was already pending when the window opened is followed', async () => {
    const { buy } = await begun('w', { purchases: () => of([bought('now', 'IN_PROGRESS')]) });
    expect(buy()?.step?.stage).toBe('underway');
  });

  it('is polled again if the seller cannot be reached', async () => {
    let looks = 0;
    const purchases = () =>
      defer(() => {
        looks += 1;
        return looks === 1 ? throwError(() => new Error('down')) : of([bought('now', 'IN_PROGRESS')]);
      });
    const { modal, buy } = await begun('w', { purchases });
    expect(buy()?.step?.stage).toBe('window');
    modal.time.advance(4_000);
    expect(buy()?.step?.stage).toBe('underway');
  });

  it('is shown with the latest fifty purchases there', async () => {
    const many = Array.from({ length: 60 }, (_, at) => bought(`${at}`, 'IN_PROGRESS'));
    const { buy } = await begun('w', { purchases: () => of(many) });
    expect(buy()?.made).toEqual(many.slice(0, 50));
  });

  it('is announced by the name of its seller', async () => {
    const { modal } = await begun('w');
    expect(modal.events).toContainEqual({ type: 'buy.started', seller: 'Watched' });
  });

  it.each([
    ['w', true],
    ['u', false],
  ])('at %s that is over has the balance read again: %s', async (sellerId, expected) => {
    const { modal, sells, fillIn } = await buying();
    await fillIn();
    const reads = () => modal.chain.calls.filter(({ task }) => task === 'holdings').length;
    const before = reads();
    const outcome = buyFrom(modal, sellerId);
    modal.time.advance(1);
    sells(bought('new', 'SUCCESS'));
    modal.time.advance(4_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(reads() > before).toBe(expected);
  });

  it.each<[string, (site: Awaited<ReturnType<typeof begun>>) => unknown]>([
    ['leaves its screen', ({ modal }) => modal.back()],
    ['closes the modal', ({ modal }) => modal.close()],
    ['uses another account', ({ wallet }) => wallet.useAccounts(`0x${'3'.repeat(40)}`)],
    [
      'leaves while it is on its way',
      async ({ modal, sells, buy }) => {
        sells(bought('new', 'IN_PROGRESS'));
        modal.time.advance(4_000);
        expect(buy()?.step?.stage).toBe('underway');
        await modal.back();
      },
    ],
  ])('is cancelled once the visitor %s', async (_what, act) => {
    const site = await begun('w');
    await act(site);
    site.modal.time.advance(1);
    expect(await site.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  });

  it('that the seller does not report within three minutes has no news', async () => {
    const { modal, buy, outcome } = await begun('w');
    modal.time.advance(179_900);
    expect(buy()?.step?.stage).toBe('window');
    modal.time.advance(200);
    expect(buy()?.step?.stage).toBe('silent');
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'timed-out', message: 'No message arrived' } });
  });

  it.each([
    ['s', '10', { code: 'connector-not-found', message: 'There is no seller with that id' }],
    ['w', '5', { code: 'invalid-amount', message: 'The amount is not within the limits' }],
    ['w', '10', { code: 'request-failed', message: 'The page is not known yet' }],
  ])('from %s for %s is not started', async (sellerId, amount, failure) => {
    const { modal, buy } = await buying();
    await editBuy(modal, { amount });
    expect(await buyFrom(modal, sellerId)).toMatchObject({ ok: false, failure });
    expect(buy()?.step).toBeUndefined();
  });
});
