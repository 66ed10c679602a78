/** The requests to an exchange, their order, and how the answers are handled. */
import { asyncScheduler, BehaviorSubject, from, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { ExchangeBuyStatus, PayPage } from '../../domain/trade/exchange.js';
import type { PayOptions } from '../../domain/trade/payment.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { PAYEE, PAYMENT, type PayingModal, payingModal } from '../../infrastructure/fakes/modals/paying-modal.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import { initialState } from '../modal/initial-state.js';
import type { Exchanges } from '../ports/exchanges.js';
import { foldPay } from './fold-pay.js';
import { pay as wantPaid } from './pay.js';
import { payByExchange } from './pay-by-exchange.js';
import type { PayState } from './state.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const pay: PayState = {
  payment: {
    ...{ recipient: `0x${'ab'.repeat(20)}`, amountText: '1', amount: 1n },
    token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  options: {},
  exchanges: { status: 'ready', list: [{ id: 'harbour', name: 'Harbour Exchange' }] },
};

describe('an exchange that is chosen twice before its service is loaded', () => {
  it('is opened once', () => {
    const state$ = new BehaviorSubject({ ...initialState(givenConfig(configOf(given), given)), pay });
    const service$ = new Subject<Exchanges>();
    let opened = 0;
    const deps = {
      ...{ state: () => state$.value, state$, scheduler: asyncScheduler, ask: () => undefined },
      services: { exchanges: service$ },
    };
    const failures: unknown[] = [];
    const press = () =>
      payByExchange('harbour')(deps as never).subscribe({
        next: (event: Event) => state$.next(foldPay(state$.value, event, state$.value) as typeof state$.value),
        error: (failure: unknown) => failures.push(failure),
      });
    const presses = [press(), press(), press()];
    service$.next({
      ...{ exchanges: () => NEVER, payPage: () => NEVER, status: () => NEVER },
      opening: () => {
        opened += 1;
        return { lead: () => true, giveUp: () => undefined };
      },
    });
    expect(opened).toBe(1);
    expect(failures).toMatchObject([{ code: 'already-pending' }, { code: 'already-pending' }]);
    for (const each of presses) each.unsubscribe();
  });
});

const HASH = `0x${'cd'.repeat(32)}`;
const EXCHANGE = { id: 'harbour', name: 'Exchange harbour' };
const PAGE = { url: 'https://harbour.example/pay', sessionId: 'session-1' };
const AT = { way: 'exchange', exchange: EXCHANGE, page: PAGE.url, sessionId: PAGE.sessionId } as const;
const BUSY = { ok: false, failure: { code: 'already-pending' } };

async function choosing(options: Partial<PayOptions> = {}, site: PayingModal = payingModal()) {
  const payment = await site.begin(wantPaid({ paymentAsset: PAYMENT, ...options }));
  const asked = (what: string) => site.asked.filter(([each]) => each === what);
  return { ...site, payment, askedFor: asked };
}

const stages = ({ steps }: Pick<PayingModal, 'steps'>) => steps().map((step) => step?.stage);

describe('a payment at an exchange', () => {
  it.each([
    [{}, true, 'at-exchange', ['eip155:1/slip44:60', '1.8']],
    [{ openInNewTab: false }, true, 'at-exchange', ['eip155:1/slip44:60', '1.8']],
    [{}, false, 'blocked', ['eip155:1/slip44:60', '1.8']],
    [
      { paymentAsset: { ...PAYMENT, asset: PAYEE, amount: '26', metadata: { decimals: 6 } } },
      ...[true, 'at-exchange', [`eip155:1/erc20:${PAYEE}`, '1a']],
    ],
  ] as [Partial<PayOptions>, boolean, string, [string, string]][])(
    'requests its page and opens it: %j, opened: %j',
    async (options, opens, stage, [asset, amount]) => {
      const site = await choosing(options);
      site.answers.opens = opens;
      await site.begin(payByExchange('harbour'));
      expect(site.asked.slice(1)).toEqual([
        ['opening', options.openInNewTab ?? true],
        ['page', { exchangeId: 'harbour', asset, amount, recipient: `eip155:1:${PAYEE}` }],
        ['lead', PAGE.url],
      ]);
      const finding = { way: 'exchange', stage: 'finding', exchange: EXCHANGE };
      expect(site.steps()).toEqual([undefined, finding, { ...AT, stage }]);
      expect(site.modal.getState().router.history.map(({ view }) => view)).toEqual(['pay', 'pay-loading']);
    },
  );

  it.each([
    ['there is none of that name', 'nowhere', {}],
    ['the site has no service', 'harbour', { exchanges: false }],
  ])('is not started if %s', async (_what, id, parts) => {
    const site = await choosing({}, payingModal(parts));
    const { outcome } = await site.begin(payByExchange(id));
    const data = { payCode: 'UNABLE_TO_INITIATE_PAYMENT', details: 'No such exchange' };
    expect(outcome).toMatchObject({ ok: false, failure: { data } });
    expect([site.askedFor('opening'), stages(site)]).toEqual([[], [undefined]]);
  });

  it.each([
    [new Failure('timed-out', 'Too slow'), 'UNABLE_TO_GET_PAY_URL'],
    [new Failure('request-failed', 'It is not supported here'), 'ASSET_NOT_SUPPORTED'],
  ])('that has no page reports it, and can be retried: %s', async (failure, payCode) => {
    const site = await choosing();
    site.answers.page = throwError(() => failure);
    const problem = { code: failure.code, data: { payCode, details: failure.message } };
    expect((await site.begin(payByExchange('harbour'))).outcome).toMatchObject({ ok: false, failure: problem });
    expect(site.asked.slice(1).map(([what]) => what)).toEqual(['opening', 'page', 'giveUp']);
    expect(site.paid()).toMatchObject({ step: undefined, problem });
    expect(site.modal.events).toContainEqual({
      ...{ type: 'snack.shown', snack: { kind: 'error', message: 'exchange-failed', autoClose: true } },
    });
    expect([site.payment.outcome, site.modal.getState().router.history]).toEqual([undefined, [{ view: 'pay' }]]);
    site.answers.page = of(PAGE);
    await site.begin(payByExchange('harbour'));
    expect(site.paid()).toMatchObject({ step: { stage: 'at-exchange' }, problem: undefined });
  });

  it('is polled every four seconds, and done once the exchange says so', async () => {
    const site = await choosing();
    site.answers.page = of(PAGE, { ...PAGE, url: 'https://harbour.example/again' });
    await site.begin(payByExchange('harbour'));
    expect(site.askedFor('lead')).toHaveLength(1);
    await site.passes(3_999);
    expect(site.askedFor('status')).toEqual([]);
    await site.passes(1);
    expect(site.askedFor('status')).toEqual([['status', 'harbour', 'session-1']]);
    site.answers.status = of({ status: 'UNKNOWN' });
    await site.passes(4_000);
    expect([site.askedFor('status').length, stages(site).at(-1)]).toEqual([2, 'at-exchange']);
    site.answers.status = from<ExchangeBuyStatus[]>([{ status: 'SUCCESS', txHash: HASH }, { status: 'FAILED' }]);
    await site.passes(4_000);
    expect(site.paid()?.step).toEqual({ ...AT, stage: 'done', hash: HASH });
    const value = { way: 'exchange', hash: HASH, exchangeId: 'harbour' };
    expect(site.payment.outcome).toEqual({ ok: true, value });
    await site.passes(60_000);
    expect(site.askedFor('status')).toHaveLength(3);
    expect(site.steps().filter((step) => step?.stage === 'done')).toHaveLength(1);
  });

  it.each([
    [{ status: 'FAILED', txHash: HASH }, 'The exchange reported a failure'],
    [{ status: 'SUCCESS' }, 'The exchange reported no transaction'],
  ] as [ExchangeBuyStatus, string][])('has failed after %j', async (status, details) => {
    const site = await choosing();
    site.answers.status = of(status);
    await site.begin(payByExchange('harbour'));
    await site.passes(4_000);
    const failure = { data: { payCode: 'GENERIC_PAYMENT_ERROR', details } };
    expect(site.paid()?.step).toMatchObject({ ...AT, stage: 'failed', failure });
    expect(site.payment.outcome).toMatchObject({ ok: false, failure });
  });

  it('tolerates fourteen consecutive failures, and no more', async () => {
    const site = await choosing();
    await site.begin(payByExchange('harbour'));
    const fails = async (times: number) => {
      site.answers.status = throwError(() => new Failure('request-failed', 'No line'));
      await site.passes(4_000 * times);
    };
    await fails(14);
    site.answers.status = of({ status: 'IN_PROGRESS' });
    await site.passes(4_000);
    await fails(14);
    expect(site.paid()?.step?.stage).toBe('at-exchange');
    await fails(1);
    const cause = { code: 'request-failed', message: 'No line' };
    const failure = { code: 'timed-out', data: { payCode: 'UNABLE_TO_GET_BUY_STATUS', details: 'No line' } };
    expect(site.paid()?.step).toMatchObject({
      stage: 'silent',
      failure: { ...failure, cause: { message: 'No line', cause } },
    });
    expect(site.payment.outcome).toMatchObject({ ok: false, failure });
  });

  it('is abandoned after half an hour, and never polled twice at once', async () => {
    const site = await choosing();
    site.answers.status = NEVER;
    await site.begin(payByExchange('harbour'));
    await site.passes(1_799_999);
    expect([site.askedFor('status').length, site.paid()?.step?.stage]).toEqual([1, 'at-exchange']);
    await site.passes(1);
    const data = { payCode: 'UNABLE_TO_GET_BUY_STATUS', details: 'The exchange did not report a result' };
    expect(site.paid()?.step).toMatchObject({ stage: 'silent', failure: { code: 'timed-out', data } });
  });
});

describe('a payment at an exchange that the visitor leaves', () => {
  it('by going back is not polled any more, and another method can be chosen', async () => {
    const site = await choosing();
    await site.begin(payByExchange('harbour'));
    expect((await site.begin(payByExchange('harbour'))).outcome).toMatchObject(BUSY);
    // Another screen on top is not leaving.
    void site.modal.push({ view: 'networks' });
    await site.passes(4_000);
    await site.modal.back();
    await site.passes(0);
    expect(site.paid()?.step?.stage).toBe('at-exchange');
    await site.modal.back();
    await site.passes(60_000);
    expect([site.paid()?.step, site.askedFor('status').length, site.askedFor('giveUp')]).toEqual([undefined, 1, []]);
    expect(site.payment.outcome).toBeUndefined();
    await site.begin(payByExchange('harbour'));
    expect(site.paid()?.step?.stage).toBe('at-exchange');
  });

  it('by closing the modal is still polled', async () => {
    const site = await choosing();
    await site.begin(payByExchange('harbour'));
    await site.modal.close();
    site.answers.status = of({ status: 'SUCCESS', txHash: HASH });
    await site.passes(4_000);
    expect(site.payment.outcome).toMatchObject({ ok: true, value: { hash: HASH } });
  });

  it('for another exchange is polled at that one only', async () => {
    const site = await choosing();
    await site.begin(payByExchange('harbour'));
    await site.begin(payByExchange('lagoon'));
    expect(site.paid()?.step).toMatchObject({ stage: 'at-exchange', exchange: { id: 'lagoon' } });
    await site.passes(4_000);
    expect(site.askedFor('status')).toEqual([['status', 'lagoon', 'session-1']]);
  });

  it.each([
    ['another exchange', (site: PayingModal) => site.begin(payByExchange('lagoon'))],
    ['another payment', (site: PayingModal) => site.begin(wantPaid({ paymentAsset: { ...PAYMENT, amount: '2' } }))],
  ])('before its page is known leaves no window open: for %s', async (_what, act) => {
    const site = await choosing();
    const late = new Subject<PayPage>();
    site.answers.page = late;
    await site.begin(payByExchange('harbour'));
    await act(site);
    expect(site.askedFor('giveUp')).toHaveLength(1);
    const steps = site.steps().length;
    late.next(PAGE);
    await site.passes(4_000);
    // The page of another exchange is still awaited; that of the first one is not.
    expect(site.askedFor('lead').length).toBe(site.paid()?.step ? 1 : 0);
    expect(site.askedFor('status').every(([, id]) => id === 'lagoon')).toBe(true);
    if (!site.paid()?.step) expect(site.steps()).toHaveLength(steps);
  });

  it('for another payment does not affect that one', async () => {
    const site = await choosing();
    await site.begin(payByExchange('harbour'));
    await site.begin(wantPaid({ paymentAsset: { ...PAYMENT, amount: '2' } }));
    expect(site.payment.outcome).toMatchObject({ failure: { code: 'cancelled' } });
    await site.begin(payByExchange('harbour'));
    site.answers.status = of({ status: 'SUCCESS', txHash: HASH });
    await site.passes(4_000);
    expect(site.askedFor('status')).toHaveLength(1);
    expect(site.paid()).toMatchObject({ payment: { amountText: '2' }, step: { stage: 'done' } });
  });

  it('without another payment is not polled any more', async () => {
    const site = await choosing();
    const { outcome } = await site.begin(payByExchange('harbour')).then(async (begun) => {
      site.modal.core.emit({ type: 'pay.changed', patch: undefined });
      await site.passes(4_000);
      return begun;
    });
    expect([outcome, site.askedFor('status')]).toEqual([{ ok: true, value: undefined }, []]);
  });

  it('is not started while a wallet request is pending', async () => {
    const site = await choosing();
    site.modal.core.emit({ type: 'pay.changed', patch: { step: { way: 'wallet', stage: 'sent', hash: HASH } } });
    expect((await site.begin(payByExchange('harbour'))).outcome).toMatchObject(BUSY);
    site.modal.core.emit({ type: 'pay.changed', patch: { step: { way: 'wallet', stage: 'connecting' } } });
    await site.begin(payByExchange('harbour'));
    expect(site.paid()?.step).toMatchObject({ way: 'exchange', stage: 'at-exchange' });
  });
});
