/** The queries of dapps with their own screens. */
import { from, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { ExchangeBuyStatus } from '../../domain/trade/exchange.js';
import type { PaymentAsset } from '../../domain/trade/payment.js';
import { PAYEE, PAYMENT, payingModal } from '../../infrastructure/fakes/modals/paying-modal.js';
import type { UseCase } from '../engine/use-case.js';
import { availableExchanges, buyStatus, payUrl, type WantedExchanges } from './ask-exchanges.js';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TOKEN: PaymentAsset = { ...PAYMENT, asset: USDC, amount: '10', metadata: { decimals: 6 } };
const PAGE = { url: 'https://harbour.example/pay', sessionId: 'session-1' };
const WANTED = { exchangeId: 'harbour', paymentAsset: PAYMENT };
const QUESTION = { exchangeId: 'harbour', asset: 'eip155:1/slip44:60', amount: '1.8', recipient: `eip155:1:${PAYEE}` };

describe('the available exchanges', () => {
  it.each([
    [undefined, { page: 1 }],
    [{}, { page: 1 }],
    [
      { page: 3, includeOnly: ['a'], exclude: ['b'] },
      { page: 3, includeOnly: ['a'], exclude: ['b'] },
    ],
    [{ paymentAsset: PAYMENT }, { page: 1, asset: 'eip155:1/slip44:60', amount: '1.8' }],
    [{ paymentAsset: TOKEN }, { page: 1, asset: `eip155:1/erc20:${USDC}`, amount: 'a' }],
  ] as [WantedExchanges | undefined, object][])('are requested as specified: %j', async (wanted, query) => {
    const { begin, asked } = payingModal();
    expect((await begin(availableExchanges(wanted))).outcome).toMatchObject({ ok: true, value: { total: 3 } });
    expect(asked).toEqual([['exchanges', query]]);
  });
});

describe('the payment page', () => {
  it('is returned without a window', async () => {
    const { begin, asked } = payingModal();
    expect((await begin(payUrl(WANTED))).outcome).toStrictEqual({ ok: true, value: PAGE });
    expect(asked).toEqual([['page', QUESTION]]);
  });

  it.each([
    [true, true],
    [false, true],
    [true, false],
  ])('is opened on request (new tab: %j, the browser opens it: %j)', async (newTab, opens) => {
    const { begin, asked, answers } = payingModal();
    answers.opens = opens;
    expect((await begin(payUrl(WANTED, newTab))).outcome).toEqual({ ok: true, value: { ...PAGE, opened: opens } });
    // The window is opened first: later the user gesture would be over.
    expect(asked).toEqual([
      ['opening', newTab],
      ['page', QUESTION],
      ['lead', PAGE.url],
    ]);
  });

  it.each([[true], [undefined]])('is missing if the service fails, and the window is closed (%j)', async (newTab) => {
    const { begin, asked, answers } = payingModal();
    answers.page = throwError(() => new Failure('timed-out'));
    expect((await begin(payUrl(WANTED, newTab))).outcome).toMatchObject({ failure: { code: 'timed-out' } });
    expect(asked.map(([what]) => what)).toEqual(newTab ? ['opening', 'page', 'giveUp'] : ['page']);
  });

  it('is not requested for an invalid payment', async () => {
    const { begin, asked } = payingModal();
    const { outcome } = await begin(payUrl({ ...WANTED, paymentAsset: { ...PAYMENT, recipient: '0x1' } }, true));
    expect(outcome).toMatchObject({ failure: { data: { payCode: 'INVALID_RECIPIENT' } } });
    expect(asked).toEqual([['opening', true], ['giveUp']]);
  });
});

describe('the status of a payment', () => {
  it('is requested by its id, and reported once', async () => {
    const { begin, asked, answers } = payingModal();
    answers.status = from<ExchangeBuyStatus[]>([{ status: 'SUCCESS', txHash: '0x1' }, { status: 'FAILED' }]);
    const { outcome } = await begin(buyStatus('harbour', 'session-1'));
    expect(outcome).toEqual({ ok: true, value: { status: 'SUCCESS', txHash: '0x1' } });
    expect(asked).toEqual([['status', 'harbour', 'session-1']]);
  });
});

describe('a question from plain JavaScript', () => {
  const none = undefined as never;
  it.each<[string, UseCase, object]>([
    ['buyStatus()', buyStatus(none, none), { code: 'invalid-options', data: { details: '`exchangeId` is missing' } }],
    ['buyStatus(id)', buyStatus('a', none), { code: 'invalid-options', data: { details: '`sessionId` is missing' } }],
    ['payUrl()', payUrl(none), { code: 'invalid-options', data: { details: '`exchangeId` is missing' } }],
    [
      'payUrl({ exchangeId })',
      payUrl({ exchangeId: 'a', paymentAsset: none }),
      { data: { payCode: 'INVALID_PAYMENT_CONFIG' } },
    ],
  ])('%s reports what is missing, and asks nothing', async (_, useCase, failure) => {
    const { begin, asked } = payingModal();
    expect((await begin(useCase)).outcome).toMatchObject({ ok: false, failure });
    expect(asked).toEqual([]);
  });

  it('availableExchanges(null) lists the first page', async () => {
    const { begin, asked } = payingModal();
    expect((await begin(availableExchanges(null as never))).outcome?.ok).toBe(true);
    expect(asked).toEqual([['exchanges', { page: 1 }]]);
  });
});

describe('a query that fails', () => {
  const questions: [UseCase, 'exchanges' | 'page' | 'status', string, string][] = [
    [availableExchanges(), 'exchanges', 'UNABLE_TO_GET_EXCHANGES', 'Unable to get exchanges'],
    [payUrl(WANTED), 'page', 'UNABLE_TO_GET_PAY_URL', 'Unable to get payment URL'],
    [buyStatus('harbour', 's'), 'status', 'UNABLE_TO_GET_BUY_STATUS', 'Unable to get buy status'],
  ];

  it.each(questions)('reports what could not be done: %#', async (useCase, key, payCode, message) => {
    const { begin, answers } = payingModal();
    const cause = new Failure('timed-out', 'Too slow', { data: { seconds: 9 } });
    answers[key] = throwError(() => cause);
    expect((await begin(useCase)).outcome).toMatchObject({
      failure: { code: 'timed-out', message, cause, data: { payCode, details: 'Too slow', seconds: 9 } },
    });
    answers[key] = throwError(() => new Failure('request-failed', 'eip155:1 is not supported'));
    const unsupported = { payCode: 'ASSET_NOT_SUPPORTED', details: 'eip155:1 is not supported' };
    expect((await begin(useCase)).outcome).toMatchObject({ failure: { code: 'request-failed', data: unsupported } });
  });

  it.each(questions)('reports that there is no service, or payments are off: %#', async (useCase, _, payCode) => {
    const none = payingModal({ exchanges: false });
    expect((await none.begin(useCase)).outcome).toMatchObject({
      failure: { data: { payCode, details: 'There is no service: `services.exchanges`' } },
    });
    const off = payingModal({ options: { features: {} } });
    expect((await off.begin(useCase)).outcome).toMatchObject({
      failure: { code: 'method-not-supported', message: 'Pay is off: turn `features.pay` on' },
    });
    expect(off.asked).toEqual([]);
  });
});
