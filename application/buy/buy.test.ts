/** Buying: what is asked of the service, and what becomes of a purchase. */
import { defer, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { Onramp, PurchaseQuestion, Seller } from '../ports/services.js';

const WATCHED: Seller = { id: 'w', name: 'Watched', fees: '1%', namespaces: ['eip155'], watched: true };
const UNWATCHED: Seller = { id: 'u', name: 'Unwatched', namespaces: ['eip155'], watched: false };
const SUN: Seller = { id: 's', name: 'Sun', namespaces: ['solana'], watched: false };
const STATUS = 'ONRAMP_TRANSACTION_STATUS_';
const bought = (id: string, status: string): Transaction => ({
  ...{ id, transfers: [] },
  metadata: { operationType: 'buy', status: `${STATUS}${status}`, sentFrom: '', sentTo: '' },
});

async function buying(answers: Partial<Onramp> = {}) {
  const wallet = scriptedWallet();
  const questions: PurchaseQuestion[] = [];
  let made: readonly Transaction[] = [];
  const onramp: Onramp = {
    sellers: [WATCHED, SUN, UNWATCHED],
    options: () => throwError(() => new Error('down')),
    quote: (question) =>
      defer(() => {
        questions.push(question);
        return throwError(() => new Error('down'));
      }),
    page: ({ id }) => of(`https://${id}.example/`),
    purchases: () => defer(() => of(made)),
    show: () => true,
    ...answers,
  };
  const modal = scriptedModal({
    ...{ wallets: [wallet], services: { onramp } },
    options: { services: { onramp: { id: 'onramp', namespaces: ['eip155'], load: () => Promise.reject() } } },
  });
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'on-ramp-providers' } });
  modal.time.advance(1);
  return {
    ...{ modal, questions, buy: () => modal.getState().buy },
    sells: (...next: readonly Transaction[]) => {
      made = next;
    },
  };
}

describe('a purchase that is filled in', () => {
  it('is asked for half a second after the last key, with what stands in where the service does not answer', async () => {
    const { modal, questions, buy } = await buying();
    expect(buy()).toMatchObject({ status: 'ready', standIn: true, payment: 'USD', method: 'card', amount: '' });
    expect(buy()?.sellers).toEqual([
      { id: 'w', name: 'Watched', fees: '1%' },
      { id: 'u', name: 'Unwatched', fees: undefined },
    ]);
    for (const amount of ['9.99', '7500.01', '10', '7500']) {
      await modal.editBuy({ amount });
      modal.time.advance(499);
    }
    expect([questions, buy()?.quote]).toEqual([[], { status: 'asking' }]);
    modal.time.advance(1);
    expect(questions).toMatchObject([{ amount: '7500', payment: 'USD', method: 'card', purchase: 'USDC' }]);
    expect(buy()).toMatchObject({ quote: { status: 'ready', estimate: true, quote: { total: { amount: '7500' } } } });
    expect(buy()?.sellers.map(({ page }) => page)).toEqual(['https://w.example/', 'https://u.example/']);
    await modal.editBuy({ amount: '5' });
    expect([buy()?.quote, buy()?.sellers[0]?.page]).toEqual([undefined, undefined]);
    await modal.editBuy({ amount: '1'.repeat(50) });
    expect(buy()?.amount).toHaveLength(40);
  });
});

describe('a purchase', () => {
  async function begun(sellerId: string, answers: Partial<Onramp> = {}) {
    const made = await buying(answers);
    await made.modal.editBuy({ amount: '10' });
    made.modal.time.advance(500);
    made.sells(bought('old', 'SUCCESS'));
    const outcome = made.modal.buy(sellerId);
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

  it('that the seller does not report within three minutes is silent', async () => {
    const { modal, buy, outcome } = await begun('w');
    modal.time.advance(179_900);
    expect(buy()?.step?.stage).toBe('window');
    modal.time.advance(200);
    expect(buy()?.step?.stage).toBe('silent');
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'timed-out', message: 'Nothing was heard' } });
  });

  it.each([
    ['s', '10', { code: 'connector-not-found', message: 'Nobody of that name sells here' }],
    ['w', '5', { code: 'invalid-amount', message: 'The amount is not within the limits' }],
    ['w', '10', { code: 'request-failed', message: 'The page is not known yet' }],
  ])('from %s for %s is not begun', async (sellerId, amount, failure) => {
    const { modal, buy } = await buying();
    await modal.editBuy({ amount });
    expect(await modal.buy(sellerId)).toMatchObject({ ok: false, failure });
    expect(buy()?.step).toBeUndefined();
  });
});
