import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  DEFAULT_LIMITS,
  isFairQuote,
  type PurchaseQuote,
  sellersPage,
  soundLimits,
  standInQuote,
} from './purchase.js';

const PAID = { amount: '100', currency: 'USD' };
const money = (amount: string, currency = 'USD') => ({ amount, currency });
const QUOTE: PurchaseQuote = {
  ...{ total: money('100.00'), subtotal: money('98.35'), fee: money('1.50'), networkFee: money('0.15') },
  ...{ purchase: money('0.0326', 'ETH'), quoteId: 'q' },
};

describe('a quote', () => {
  it('is fair where it answers the question', () => {
    expect(isFairQuote(QUOTE, PAID, 'ETH')).toBe(true);
  });

  it.each<[string, Partial<PurchaseQuote>]>([
    ['of another amount', { total: money('1000') }],
    ['of a negative amount', { purchase: money('-1', 'ETH') }],
    ['of nothing', { purchase: money('0.0', 'ETH') }],
    ['of more than there is', { purchase: money('9'.repeat(16), 'ETH') }],
    ['of another coin', { purchase: money('1', 'SALT') }],
    ['in another currency', { fee: money('1', 'EUR') }],
    ['with a fee beyond the sum', { networkFee: money('100.01') }],
    ['with a negative fee', { fee: money('-5') }],
    ['of no number', { subtotal: money('NaN') }],
  ])('is none %s', (_, wrong) => {
    expect(isFairQuote({ ...QUOTE, ...wrong }, PAID, 'ETH')).toBe(false);
  });

  it('that stands in is one to one, by its own id', () => {
    expect(standInQuote('40', 'EUR')).toMatchObject({
      purchase: { amount: '40', currency: 'EUR' },
      fee: { amount: '40', currency: 'EUR' },
      quoteId: 'mocked-quote-id',
    });
  });
});

describe('limits', () => {
  const [card, bank] = DEFAULT_LIMITS;

  it('that are upside down, or no numbers, are replaced by what holds of itself', () => {
    expect(soundLimits([{ id: 'card', min: '7500', max: '10' }])).toEqual([card]);
    expect(soundLimits([{ id: 'ach_bank_account', min: 'x', max: '' }])).toEqual([bank]);
    expect(soundLimits([{ id: 'card', min: '-1', max: '5' }])).toEqual([card]);
    expect(soundLimits([])).toEqual(DEFAULT_LIMITS);
  });

  it('that can be kept are kept', () => {
    expect(soundLimits([{ id: 'card', min: '20', max: '30' }])).toEqual([{ id: 'card', min: '20', max: '30' }]);
  });

  it('are part of what can be paid', () => {
    if (!card) throw new Error('There is no limit.');
    const problems = ['9.99', '10', '7500.00', '7500.01', '', '0', '-20', '1e9', 'x'].map((each) =>
      amountProblem(each, card),
    );
    expect(problems).toEqual([
      ...['too-little', undefined, undefined, 'too-much', 'none-given', 'none-given', 'none-given', 'none-given'],
      'none-given',
    ]);
  });
});

describe("the seller's page", () => {
  const origin = 'https://pay.example';

  it.each([['https://pay.example'], ['https://pay.example/buy?for=0xa0&amount=10#now'], ['HTTPS://PAY.example/buy']])(
    'is %s',
    (page) => {
      expect(sellersPage(page, origin)).toBe(page);
      expect(sellersPage(page, `${origin}/`)).toBe(page);
    },
  );

  it.each<[unknown]>([
    ['https://pay.example.evil.example/buy'],
    ['https://pay.example@evil.example/'],
    ['https://evil.example/?https://pay.example'],
    ['http://pay.example/buy'],
    ['https://pay.example:8443/buy'],
    ['javascript:alert(1)//https://pay.example'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<p>'],
    ['//pay.example/buy'],
    ['https://pay.example\\@evil.example'],
    ['https://pay.example/a b'],
    [`https://pay.example/${'a'.repeat(5_000)}`],
    [undefined],
    [{ toString: () => 'https://pay.example' }],
  ])('is not %s', (page) => {
    expect(sellersPage(page, origin)).toBeUndefined();
  });

  it('may be on this computer without https, and nowhere else', () => {
    expect(sellersPage('http://127.0.0.1:81/buy', 'http://127.0.0.1:81')).toBe('http://127.0.0.1:81/buy');
    expect(sellersPage('http://localhost:81', 'http://localhost:81')).toBe('http://localhost:81');
    expect(sellersPage('http://192.168.0.1/buy', 'http://192.168.0.1')).toBeUndefined();
  });
});
