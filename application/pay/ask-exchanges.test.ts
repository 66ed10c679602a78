/** What dapps that draw screens of their own ask, and are told. */
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

describe('the exchanges that there are', () => {
  it.each([
    [undefined, { page: 1 }],
    [{}, { page: 1 }],
    [
      { page: 3, includeOnly: ['a'], exclude: ['b'] },
      { page: 3, includeOnly: ['a'], exclude: ['b'] },
    ],
    [{ paymentAsset: PAYMENT }, { page: 1, asset: 'eip155:1/slip44:60', amount: '1.8' }],
    [{ paymentAsset: TOKEN }, { page: 1, asset: `eip155:1/erc20:${USDC}`, amount: 'a' }],
  ] as [WantedExchanges | undefined, object][])('are asked for as they are wanted: %j', async (wanted, query) => {
    const { begin, asked } = payingModal();
    expect((await begin(availableExchanges(wanted))).outcome).toMatchObject({ ok: true, value: { total: 3 } });
    expect(asked).toEqual([['exchanges', query]]);
  });
});

describe('where it is paid', () => {
  it('is told without a window', async () => {
    const { begin, asked } = payingModal();
    expect((await begin(payUrl(WANTED))).outcome).toStrictEqual({ ok: true, value: PAGE });
    expect(asked).toEqual([['page', QUESTION]]);
  });

  it.each([
    [true, true],
    [false, true],
    [true, false],
  ])('is opened where that is wanted (new tab: %j, the browser opens it: %j)', async (newTab, opens) => {
    const { begin, asked, answers } = payingModal();
    answers.opens = opens;
    expect((await begin(payUrl(WANTED, newTab))).outcome).toEqual({ ok: true, value: { ...PAGE, opened: opens } });
    // The window comes first: later the visitor's gesture would be over.
    expect(asked).toEqual([
      ['opening', newTab],
      ['page', QUESTION],
      ['lead', PAGE.url],
    ]);
  });

  it.each([[true], [undefined]])('is no page where the service fails, and leaves no window (%j)', async (newTab) => {
    const { begin, asked, answers } = payingModal();
    answers.page = throwError(() => new Failure('timed-out'));
    expect((await begin(payUrl(WANTED, newTab))).outcome).toMatchObject({ failure: { code: 'timed-out' } });
    expect(asked.map(([what]) => what)).toEqual(newTab ? ['opening', 'page', 'giveUp'] : ['page']);
  });

  it('is not asked for a payment that makes no sense', async () => {
    const { begin, asked } = payingModal();
    const { outcome } = await begin(payUrl({ ...WANTED, paymentAsset: { ...PAYMENT, recipient: '0x1' } }, true));
    expect(outcome).toMatchObject({ failure: { data: { payCode: 'INVALID_RECIPIENT' } } });
    expect(asked).toEqual([['opening', true], ['giveUp']]);
  });
});

describe('what became of it', () => {
  it('is asked by its name, and heard once', async () => {
    const { begin, asked, answers } = payingModal();
    answers.status = from<ExchangeBuyStatus[]>([{ status: 'SUCCESS', txHash: '0x1' }, { status: 'FAILED' }]);
    const { outcome } = await begin(buyStatus('harbour', 'session-1'));
    expect(outcome).toEqual({ ok: true, value: { status: 'SUCCESS', txHash: '0x1' } });
    expect(asked).toEqual([['status', 'harbour', 'session-1']]);
  });
});

describe('a question that cannot be answered', () => {
  const questions: [UseCase, 'exchanges' | 'page' | 'status', string, string][] = [
    [availableExchanges(), 'exchanges', 'UNABLE_TO_GET_EXCHANGES', 'Unable to get exchanges'],
    [payUrl(WANTED), 'page', 'UNABLE_TO_GET_PAY_URL', 'Unable to get payment URL'],
    [buyStatus('harbour', 's'), 'status', 'UNABLE_TO_GET_BUY_STATUS', 'Unable to get buy status'],
  ];

  it.each(questions)('says what could not be done: %#', async (useCase, key, payCode, message) => {
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

  it.each(questions)(
    'says so where there is no service, and where payments are off: %#',
    async (useCase, _, payCode) => {
      const none = payingModal({ exchanges: false });
      expect((await none.begin(useCase)).outcome).toMatchObject({
        failure: { data: { payCode, details: 'There is no service: `services.exchanges`' } },
      });
      const off = payingModal({ options: { features: {} } });
      expect((await off.begin(useCase)).outcome).toMatchObject({
        failure: { code: 'method-not-supported', message: 'Pay is off: turn `features.pay` on' },
      });
      expect(off.asked).toEqual([]);
    },
  );
});
