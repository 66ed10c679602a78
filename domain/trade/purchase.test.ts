import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
  isFairQuote,
  type PayMethod,
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
  it('is accepted if it answers the request', () => {
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
  ])('is refused %s', (_, wrong) => {
    expect(isFairQuote({ ...QUOTE, ...wrong }, PAID, 'ETH')).toBe(false);
  });

  it.each<[string, Partial<PurchaseQuote>]>([
    ['fees that take all of it', { fee: money('100'), networkFee: money('100') }],
    ['nothing to pay on top', { fee: money('0'), networkFee: money('0') }],
    ['fifteen digits of coins', { purchase: money('9'.repeat(15), 'ETH') }],
    ['eighteen decimals', { purchase: money('12.123456789012345678', 'ETH') }],
  ])('may have %s', (_, right) => {
    expect(isFairQuote({ ...QUOTE, ...right }, PAID, 'ETH')).toBe(true);
  });

  it.each(['1e2', '+100', ' 100', '100.', '.100', '100 ', '0x64', '100usd', ''])(
    'never has the amount "%s"',
    (text) => {
      const parts = ['total', 'subtotal', 'fee', 'networkFee'] as const;
      for (const part of parts) expect(isFairQuote({ ...QUOTE, [part]: money(text) }, PAID, 'ETH')).toBe(false);
      expect(isFairQuote({ ...QUOTE, purchase: money(text, 'ETH') }, PAID, 'ETH')).toBe(false);
      expect(isFairQuote(QUOTE, { ...PAID, amount: text }, 'ETH')).toBe(false);
    },
  );

  it.each(['total', 'subtotal', 'fee', 'networkFee'] as const)('has the currency of the payment: its %s', (part) => {
    expect(isFairQuote({ ...QUOTE, [part]: { ...QUOTE[part], currency: 'EUR' } }, PAID, 'ETH')).toBe(false);
  });

  it('as a placeholder is one to one, by its own id', () => {
    const same = { amount: '40', currency: 'EUR' };
    expect(standInQuote('40', 'EUR')).toEqual({
      ...{ total: same, subtotal: same, fee: same, networkFee: same, purchase: same },
      quoteId: 'mocked-quote-id',
    });
  });
});

describe('limits', () => {
  const [card, bank] = DEFAULT_LIMITS;

  it('that are inverted or not numbers are replaced by the defaults', () => {
    expect(soundLimits([{ id: 'card', min: '7500', max: '10' }])).toEqual([card]);
    expect(soundLimits([{ id: 'ach_bank_account', min: 'x', max: '' }])).toEqual([bank]);
    expect(soundLimits([{ id: 'card', min: '-1', max: '5' }])).toEqual([card]);
    expect(soundLimits([{ id: 'card', min: '1', max: 'x' }])).toEqual([card]);
    expect(soundLimits([{ id: 'card', min: 'x', max: '5' }])).toEqual([card]);
    expect(soundLimits([])).toEqual(DEFAULT_LIMITS);
    expect(soundLimits([{ id: 'cheque' as PayMethod, min: '1', max: '5' }])).toEqual(DEFAULT_LIMITS);
  });

  it('default to those of S9.8, for dollars and euros', () => {
    expect(DEFAULT_LIMITS).toEqual([
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]);
    expect(DEFAULT_OPTIONS).toEqual({
      payments: [
        { id: 'USD', limits: DEFAULT_LIMITS },
        { id: 'EUR', limits: DEFAULT_LIMITS },
      ],
      purchases: [
        { id: 'USDC', name: 'USD Coin', symbol: 'USDC', networks: [] },
        { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [] },
      ],
    });
  });

  it('that cannot be read do not block anything', () => {
    expect(amountProblem('5', { id: 'card', min: '', max: '10' })).toBeUndefined();
    expect(amountProblem('50', { id: 'card', min: '10', max: '' })).toBeUndefined();
  });

  it('that are consistent are kept', () => {
    for (const [min, max] of [
      ['20', '30'],
      ['0', '30'],
      ['20', '20.00'],
    ] as const)
      expect(soundLimits([{ id: 'card', min, max }])).toEqual([{ id: 'card', min, max }]);
  });

  it('decide what can be paid', () => {
    if (!card) throw new Error('There is no limit.');
    const problems = ['9.99', '10', '7500.00', '7500.01', '10.', '20.25', '', '0', '-20', '1e3', '+20', '20 ', 'x'].map(
      (each) => amountProblem(each, card),
    );
    expect(problems).toEqual([
      ...['too-little', undefined, undefined, 'too-much', undefined, undefined],
      ...Array.from({ length: 7 }, () => 'none-given'),
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
    ['https://pay.example/\u00e4'],
    [' https://pay.example'],
    ['https://pay.example '],
    [`https://pay.example/${'a'.repeat(4_077)}`],
    [undefined],
    [{ toString: () => 'https://pay.example' }],
  ])('is refused: %s', (page) => {
    expect(sellersPage(page, origin)).toBeUndefined();
  });

  it('may be as long as a URL can be', () => {
    const page = `https://pay.example/${'a'.repeat(4_076)}`;
    expect(page).toHaveLength(4_096);
    expect(sellersPage(page, origin)).toBe(page);
  });

  it.each(['http://localhost', 'http://127.0.0.1', 'HTTP://LOCALHOST', 'http://localhost:65535'])(
    'is local at %s',
    (local) => {
      for (const page of [local, `${local}/buy`, `${local}?for=1`, `${local}#now`])
        expect(sellersPage(page, local)).toBe(page);
    },
  );

  it.each([
    'http://localhost.evil.example',
    'http://127.0.0.12',
    'http://127x0x0x1',
    'http://localhost:123456',
    'http://evil.http',
  ])('is not local at %s', (elsewhere) => {
    expect(sellersPage(elsewhere, elsewhere)).toBeUndefined();
    expect(sellersPage(`${elsewhere}/?http://localhost/`, elsewhere)).toBeUndefined();
    expect(sellersPage(`${elsewhere}/?https://localhost/`, elsewhere)).toBeUndefined();
  });

  it('may be local without https, and nowhere else', () => {
    expect(sellersPage('http://127.0.0.1:81/buy', 'http://127.0.0.1:81')).toBe('http://127.0.0.1:81/buy');
    expect(sellersPage('http://localhost:81', 'http://localhost:81')).toBe('http://localhost:81');
    expect(sellersPage('http://192.168.0.1/buy', 'http://192.168.0.1')).toBeUndefined();
  });
});
