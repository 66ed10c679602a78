/** A payment that a site requests: its screen, its payment methods, and how it ends. */
import { NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { ExchangePage } from '../../domain/trade/exchange.js';
import type { PayOptions } from '../../domain/trade/payment.js';
import { PAYEE, PAYMENT, type PayingModal, payingModal } from '../../infrastructure/fakes/modals/paying-modal.js';
import { listExchanges } from './list-exchanges.js';
import { pay } from './pay.js';
import { payByExchange } from './pay-by-exchange.js';
import { payByWallet } from './pay-by-wallet.js';
import type { PayStep } from './state.js';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = { ...PAYMENT, amount: '2' };
const CANCELLED = { ok: false, failure: { code: 'cancelled' } };
const TOKENS = {
  'eip155:1': [{ name: 'USD Coin', symbol: 'USDC', decimals: 6, address: USDC.toLowerCase() }],
} as const;

async function wanted(options: Partial<PayOptions> = {}, site: PayingModal = payingModal()) {
  const payment = await site.begin(pay({ paymentAsset: PAYMENT, ...options }));
  return { ...site, payment };
}
const names = ({ paid }: Pick<PayingModal, 'paid'>) => paid()?.exchanges.list.map(({ id }) => id);

describe('a requested payment', () => {
  it('is shown with the available exchanges', async () => {
    const { paid, asked, modal, payment } = await wanted();
    expect(paid()).toEqual({
      payment: {
        ...{ recipient: PAYEE, amountText: '1.5', amount: 1_500_000_000_000_000_000n },
        token: { networkId: 'eip155:1', name: '', symbol: '', decimals: 18 },
      },
      options: { openInNewTab: true, payWithExchange: {} },
      exchanges: {
        status: 'ready',
        list: ['harbour', 'lagoon', 'delta'].map((id) => ({ id, name: `Exchange ${id}` })),
      },
    });
    expect(asked).toEqual([['exchanges', { page: 1 }]]);
    expect([modal.getState().shell.open, modal.getState().router.history]).toEqual([true, [{ view: 'pay' }]]);
    expect(payment.outcome).toBeUndefined();
  });

  it.each([
    [{ exchanges: false }, 'none'],
    [{}, 'loading'],
  ])('shows this of exchanges before one has answered: %j', async (parts, status) => {
    const site = payingModal(parts);
    site.answers.exchanges = NEVER;
    await wanted({ openInNewTab: false }, site);
    expect(site.paid()).toMatchObject({ exchanges: { status, list: [] }, options: { openInNewTab: false } });
    const patches = site.modal.events.flatMap((event) => (event.type === 'pay.changed' ? [event.patch] : []));
    expect(patches.every((patch) => patch?.exchanges?.status === status)).toBe(true);
    // Without a service there is nothing to request.
    expect(patches).toHaveLength(status === 'none' ? 1 : 2);
  });

  it.each([
    [{ includeOnly: ['delta', 'harbour'] }, ['harbour', 'delta']],
    [{ exclude: ['lagoon'] }, ['harbour', 'delta']],
    [{ includeOnly: ['delta', 'harbour'], exclude: ['delta'] }, ['harbour']],
    [{ includeOnly: [] }, []],
    [undefined, ['harbour', 'lagoon', 'delta']],
  ])('offers the exchanges that the site lists: %j', async (payWithExchange, expected) => {
    const site = await wanted(payWithExchange && { payWithExchange });
    expect(names(site)).toEqual(expected);
  });

  it.each([
    [{ paymentAsset: { ...PAYMENT, amount: 0 } }, 'INVALID_AMOUNT'],
    [
      { paymentAsset: { ...PAYMENT, network: 'eip155:9' } },
      'INVALID_PAYMENT_CONFIG',
      'The network is not one of this dapp’s networks',
    ],
    [
      { paymentAsset: { ...PAYMENT, metadata: { decimals: 6 } } },
      'INVALID_PAYMENT_CONFIG',
      'The asset has 18 decimals',
    ],
    [
      { paymentAsset: { ...PAYMENT, asset: USDC, metadata: { decimals: 8 } } },
      'INVALID_PAYMENT_CONFIG',
      'The asset has 6 decimals',
    ],
    [
      { payWithExchange: { exclude: 'harbour' } },
      'INVALID_PAYMENT_CONFIG',
      'payWithExchange.exclude is not a list of ids',
    ],
  ])('is refused if it is invalid: %j', async (options, payCode, details?: string) => {
    const site = payingModal({ options: { features: { pay: true }, tokens: TOKENS } });
    const { payment, modal, asked } = await wanted(options as never, site);
    expect(payment.outcome).toMatchObject({ ok: false, failure: { data: { payCode, ...(details && { details }) } } });
    expect([modal.getState().pay, modal.getState().shell.open, asked]).toEqual([undefined, false, []]);
  });

  it.each([
    [{ ...PAYMENT, asset: USDC, metadata: { decimals: 6 } }],
    // Details that the site does not list cannot disagree.
    [{ ...PAYMENT, asset: PAYEE, metadata: { decimals: 8 } }],
    [{ ...PAYMENT, network: 'eip155:2', asset: USDC, metadata: { decimals: 8 } }],
  ] as const)('is shown if the decimals agree with the site’s list: %j', async (paymentAsset) => {
    const tokens = { 'eip155:1': [{ name: 'Odd', symbol: 'ODD', decimals: 3 }, ...TOKENS['eip155:1']] };
    const site = payingModal({ options: { features: { pay: true }, tokens } });
    const { payment, paid } = await wanted({ paymentAsset }, site);
    expect([payment.outcome, paid()?.payment.token.decimals]).toEqual([undefined, paymentAsset.metadata.decimals]);
  });

  it('is refused if payments are off, or there is none', async () => {
    const off = payingModal({ options: { features: {} } });
    expect((await wanted({}, off)).payment.outcome).toMatchObject({
      failure: { code: 'method-not-supported', message: 'Pay is off: turn `features.pay` on' },
    });
    expect(off.modal.getState().shell.open).toBe(false);
    const { begin } = payingModal();
    expect((await begin(pay(undefined as never))).outcome).toMatchObject({
      failure: { data: { payCode: 'INVALID_PAYMENT_CONFIG' } },
    });
  });
});

describe('exchanges that cannot be listed', () => {
  it('are reported once, and do not affect other methods', async () => {
    const site = payingModal();
    site.answers.exchanges = throwError(() => new Failure('timed-out', 'Too slow'));
    const { payment, paid, modal } = await wanted({}, site);
    expect([payment.outcome, paid()?.exchanges]).toEqual([undefined, { status: 'failed', list: [] }]);
    expect(modal.events.filter(({ type }) => type === 'snack.shown')).toEqual([
      { type: 'snack.shown', snack: { kind: 'error', message: 'exchanges-unavailable', autoClose: true } },
    ]);
    const again = await site.begin(listExchanges());
    expect(again.outcome).toMatchObject({
      ok: false,
      failure: { code: 'timed-out', message: 'Unable to get exchanges', data: { payCode: 'UNABLE_TO_GET_EXCHANGES' } },
    });
    site.answers.exchanges = of({ exchanges: [{ id: 'delta', name: 'Delta' }], total: 1 });
    expect((await site.begin(listExchanges())).outcome).toMatchObject({ ok: true });
    expect([paid()?.exchanges.status, names(site)]).toEqual(['ready', ['delta']]);
  });

  it.each([
    ['answers', (late: Subject<ExchangePage>) => late.next({ exchanges: [{ id: 'late', name: 'Late' }], total: 1 })],
    ['fails', (late: Subject<ExchangePage>) => late.error(new Failure('timed-out'))],
  ])('for a replaced payment are not reported, when the service %s', async (_what, end) => {
    const site = payingModal();
    const late = new Subject<ExchangePage>();
    site.answers.exchanges = late;
    await wanted({}, site);
    const asking = await site.begin(listExchanges());
    site.answers.exchanges = of({ exchanges: [], total: 0 });
    await wanted({ paymentAsset: OTHER }, site);
    end(late);
    await site.passes(0);
    expect([site.paid()?.exchanges, site.types().includes('snack.shown')]).toEqual([
      { status: 'ready', list: [] },
      false,
    ]);
    expect(asking.outcome).toMatchObject({ ok: true });
  });

  it('for a removed payment are not reported', async () => {
    const site = payingModal();
    const late = new Subject<ExchangePage>();
    site.answers.exchanges = late;
    await wanted({}, site);
    const asking = await site.begin(listExchanges());
    site.modal.core.emit({ type: 'pay.changed', patch: undefined });
    late.next({ exchanges: [{ id: 'late', name: 'Late' }], total: 1 });
    await site.passes(0);
    expect([asking.outcome, site.paid()]).toEqual([{ ok: true, value: undefined }, undefined]);
  });

  it('are reported once, whatever else the service sends', async () => {
    const site = payingModal();
    const page = (id: string) => ({ exchanges: [{ id, name: id }], total: 1 });
    site.answers.exchanges = of(page('first'), page('second'));
    await wanted({}, site);
    expect(names(site)).toEqual(['first']);
  });

  it('do not exist without a payment', async () => {
    const { begin, asked, paid } = payingModal();
    expect([(await begin(listExchanges())).outcome, asked, paid()]).toEqual([
      { ok: true, value: undefined },
      [],
      undefined,
    ]);
  });
});

describe('the end of a payment', () => {
  it.each([
    ['closes the modal', ({ modal }) => void modal.close()],
    ['goes elsewhere', ({ modal }) => void modal.reset({ view: 'connect' })],
  ] as [string, (site: PayingModal) => void][])('comes when the visitor %s', async (_what, act) => {
    const site = await wanted();
    void site.modal.push({ view: 'networks' });
    await site.passes(0);
    expect(site.payment.outcome).toBeUndefined();
    act(site);
    await site.passes(0);
    expect(site.payment.outcome).toMatchObject(CANCELLED);
    expect(site.paid()?.ended).toBe(true);
    expect(site.types().filter((type) => type === 'pay.ended')).toHaveLength(1);
    // It can no longer be paid by any method.
    await site.begin(payByExchange('harbour'));
    await site.begin(payByWallet());
    expect([site.asked.length, site.steps().filter(Boolean)]).toEqual([1, []]);
  });

  it('comes when the visitor leaves before the exchanges are known', async () => {
    const site = payingModal();
    site.answers.exchanges = NEVER;
    const { payment, modal, passes } = await wanted({}, site);
    await modal.close();
    await passes(0);
    expect(payment.outcome).toMatchObject(CANCELLED);
  });

  it('comes when it is removed', async () => {
    const site = await wanted();
    site.modal.core.emit({ type: 'pay.changed', patch: undefined });
    await site.passes(0);
    expect(site.payment.outcome).toMatchObject(CANCELLED);
    expect(site.paid()).toBeUndefined();
  });

  it('does not come while its progress is on screen', async () => {
    const site = await wanted();
    await site.modal.reset({ view: 'pay-loading' });
    await site.passes(0);
    expect(site.payment.outcome).toBeUndefined();
  });

  it('comes when the site requests another, which starts from the beginning', async () => {
    const site = await wanted();
    const problem = new Failure('timed-out');
    site.modal.core.emit({ type: 'pay.changed', patch: { problem, step: { way: 'wallet', stage: 'connecting' } } });
    const second = await site.begin(pay({ paymentAsset: OTHER }));
    expect([site.payment.outcome, second.outcome]).toMatchObject([CANCELLED, undefined]);
    expect(site.paid()).toMatchObject({ payment: { amountText: '2' }, step: undefined, problem: undefined });
    expect(site.paid()?.ended).toBeUndefined();
    expect(site.types().filter((type) => type === 'pay.ended')).toHaveLength(1);
  });

  const hash = `0x${'cd'.repeat(32)}`;
  const failure = new Failure('timed-out');
  const exchange = { id: 'harbour', name: 'Harbour' };
  it.each([
    [
      { way: 'wallet', stage: 'done', hash },
      { ok: true, value: { way: 'wallet', hash } },
    ],
    [
      { way: 'exchange', stage: 'done', hash, exchange },
      { ok: true, value: { way: 'exchange', hash, exchangeId: 'harbour' } },
    ],
    [
      { way: 'wallet', stage: 'failed', failure, hash },
      { ok: false, failure },
    ],
    [
      { way: 'exchange', stage: 'silent', failure },
      { ok: false, failure },
    ],
    [{ way: 'wallet', stage: 'failed' }, { failure: { data: { payCode: 'GENERIC_PAYMENT_ERROR' } } }],
    [{ way: 'wallet', stage: 'done' }, { failure: { data: { payCode: 'GENERIC_PAYMENT_ERROR' } } }],
    [{ way: 'wallet', stage: 'sent', hash }, undefined],
    [{ way: 'exchange', stage: 'at-exchange', exchange }, undefined],
  ] as [PayStep, object | undefined][])('has the outcome of the last step: %j', async (step, expected) => {
    const { modal, passes, payment, paid, types } = await wanted();
    modal.core.emit({ type: 'pay.changed', patch: { step } });
    await passes(0);
    expect(types().filter((type) => type === 'pay.ended')).toHaveLength(expected ? 1 : 0);
    if (!expected) return expect([payment.outcome, paid()?.ended]).toEqual([undefined, undefined]);
    expect(payment.outcome).toMatchObject(expected);
    if ('value' in expected) expect(payment.outcome).toEqual(expected);
    expect(paid()?.ended).toBe(true);
  });
});
