import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, isFailure } from '../failure/failure.js';
import { PAY_ERRORS, payCodeOf, payError } from './pay-error.js';
import { assetIdOf, baseSixteen, checkedChoice, checkedPayment } from './payment.js';

const RECIPIENT = `0x${'ab'.repeat(20)}`;
const TOKEN = `0x${'cd'.repeat(20)}`;
const NATIVE = {
  network: 'eip155:1',
  recipient: RECIPIENT,
  asset: 'native',
  amount: '1.5',
  metadata: { symbol: 'ETH' },
};
const USDC = { ...NATIVE, asset: TOKEN, metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } };

function refusal(given: unknown): string {
  try {
    checkedPayment(given);
    return 'none';
  } catch (error) {
    if (!isFailure(error)) throw error;
    expect(error.message).toBe(PAY_ERRORS[payCodeOf(error)]);
    return payCodeOf(error);
  }
}

function failureOf(act: () => unknown): Failure {
  try {
    act();
  } catch (error) {
    if (isFailure(error)) return error;
  }
  throw new Error('It did not fail.');
}

describe('checkedPayment', () => {
  it('takes decimal text exactly', () => {
    expect(checkedPayment({ ...NATIVE, amount: '0.123456789012345678' }).amount).toBe(123456789012345678n);
    expect(checkedPayment(USDC)).toEqual({
      recipient: RECIPIENT,
      amount: 1_500_000n,
      amountText: '1.5',
      token: { networkId: 'eip155:1', name: 'USD Coin', symbol: 'USDC', decimals: 6, address: TOKEN },
    });
  });

  it('takes a number by its shortest text', () => {
    expect(checkedPayment({ ...NATIVE, amount: 0.1 }).amount).toBe(10n ** 17n);
    expect(checkedPayment({ ...NATIVE, amount: 1e-7 }).amount).toBe(10n ** 11n);
    expect(checkedPayment({ ...NATIVE, amount: 1e21 }).amountText).toBe('1000000000000000000000');
  });

  it.each([
    [undefined, 'INVALID_PAYMENT_CONFIG'],
    [null, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, recipient: '' }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, asset: '' }, 'INVALID_ASSET'],
    [{ ...NATIVE, network: 'nowhere', amount: '' }, 'INVALID_AMOUNT'],
    [{ ...NATIVE, network: 'nowhere', amount: null }, 'INVALID_AMOUNT'],
    [{ ...NATIVE, network: 'nowhere' }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, recipient: 'ab'.repeat(20) }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, recipient: 5, asset: 5 }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, recipient: '', asset: '' }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, asset: '', amount: '' }, 'INVALID_ASSET'],
    [{ ...NATIVE, asset: 5, amount: 0 }, 'INVALID_ASSET'],
    [{ ...NATIVE, asset: 'ab'.repeat(20), metadata: {} }, 'INVALID_ASSET'],
    [{ ...USDC, asset: `0x${'00'.repeat(20)}` }, 'INVALID_ASSET'],
    [{ ...NATIVE, amount: true }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, amount: ['1'] }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, metadata: { decimals: '6' } }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, metadata: { decimals: -1 } }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, metadata: { decimals: 256 } }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, amount: 1, metadata: { decimals: 0 } }, 'none'],
    [{ ...USDC, amount: '1e-250', metadata: { decimals: 255 } }, 'INVALID_AMOUNT'],
    ['text', 'INVALID_PAYMENT_CONFIG'],
    [{}, 'INVALID_RECIPIENT'],
    [{ recipient: RECIPIENT }, 'INVALID_ASSET'],
    [{ recipient: RECIPIENT, asset: 'native' }, 'INVALID_AMOUNT'],
    [{ recipient: RECIPIENT, asset: 'native', amount: 0 }, 'INVALID_AMOUNT'],
    [{ recipient: RECIPIENT, asset: 'native', amount: 1 }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, network: 'solana:1' }, 'INVALID_CHAIN_NAMESPACE'],
    [{ ...NATIVE, recipient: '0x0' }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, recipient: `0x${'00'.repeat(20)}` }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, recipient: `javascript:${'a'.repeat(100_000)}` }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, asset: '0x0' }, 'INVALID_ASSET'],
    [{ ...NATIVE, recipient: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' }, 'INVALID_RECIPIENT'],
    [{ ...NATIVE, amount: 'all of it' }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, amount: Number.NaN }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, amount: Number.POSITIVE_INFINITY }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, amount: {} }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...NATIVE, amount: -1 }, 'INVALID_AMOUNT'],
    [{ ...NATIVE, amount: '0.0' }, 'INVALID_AMOUNT'],
    [{ ...NATIVE, amount: `1${'0'.repeat(90)}` }, 'INVALID_AMOUNT'],
    [{ ...USDC, amount: '0.0000001' }, 'INVALID_AMOUNT'],
    [{ ...USDC, metadata: { symbol: 'USDC' } }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, metadata: { decimals: 1.5 } }, 'INVALID_PAYMENT_CONFIG'],
    [{ ...USDC, metadata: { decimals: 10 ** 9 } }, 'INVALID_PAYMENT_CONFIG'],
  ])('refuses %j', (given, code) => {
    expect(refusal(given)).toBe(code);
  });

  it('uses the native currency without an address, and the symbol if there is no name', () => {
    expect(checkedPayment(NATIVE).token).toEqual({ networkId: 'eip155:1', name: 'ETH', symbol: 'ETH', decimals: 18 });
    expect(checkedPayment({ ...USDC, metadata: { decimals: 6 } }).token).toMatchObject({ name: '', symbol: '' });
  });

  it('refuses an amount that is not a number or a text', () => {
    expect(refusal({ ...NATIVE, amount: 5n })).toBe('INVALID_PAYMENT_CONFIG');
    expect(refusal(Object.assign(() => undefined, NATIVE))).toBe('INVALID_PAYMENT_CONFIG');
  });

  it('uses the given decimals of a native currency', () => {
    expect(checkedPayment({ ...NATIVE, metadata: { decimals: 8 } })).toMatchObject({ amount: 150_000_000n });
  });

  it.each([
    ['recipient', 'INVALID_RECIPIENT'],
    ['asset', 'INVALID_ASSET'],
  ])('names the %s that it refused, sanitized and in at most 40 characters', (part, payCode) => {
    const wrong = { ...USDC, [part]: `0x\u202e${'ab'.repeat(90)}` };
    const details = `0x ${'ab'.repeat(18)}…`;
    expect(failureOf(() => checkedPayment(wrong)).data).toEqual({ payCode, details });
  });

  it('says which namespace cannot be paid on', () => {
    expect(failureOf(() => checkedPayment({ ...NATIVE, network: 'solana:1' })).data.details).toBe('solana:1');
  });

  it('sanitizes the details of the asset', () => {
    const { token } = checkedPayment({
      ...USDC,
      metadata: { decimals: 6, name: '\u202eevil'.repeat(99), symbol: 'A\nB' },
    });
    expect(token.name).toHaveLength(40);
    expect(token.symbol).toBe('A B');
    const odd = { decimals: 6, name: 5, symbol: 'S'.repeat(99) };
    const { symbol, name } = checkedPayment({ ...USDC, metadata: odd }).token;
    expect(symbol).toHaveLength(16);
    expect(name).toBe(symbol);
  });
});

describe('checkedChoice', () => {
  it.each([undefined, {}, { includeOnly: undefined }])('%j lists all of them', (given) => {
    expect(checkedChoice(given)).toStrictEqual({});
  });

  it('accepts lists of ids', () => {
    expect(checkedChoice({ includeOnly: ['a'], exclude: [], more: 1 })).toEqual({ includeOnly: ['a'], exclude: [] });
    expect(checkedChoice({ includeOnly: ['a'] })).toStrictEqual({ includeOnly: ['a'] });
    expect(checkedChoice({ exclude: ['a'] })).toStrictEqual({ exclude: ['a'] });
  });

  it.each([{ exclude: null }, { includeOnly: 5 }, { includeOnly: [1] }, { exclude: 'harbour' }])(
    'refuses %j',
    (given) => {
      expect(() => checkedChoice(given)).toThrow('Invalid payment configuration');
    },
  );
});

describe('baseSixteen', () => {
  it.each([
    ['10', 'a'],
    ['0.5', '0.8'],
    ['1.25', '1.4'],
    ['0', '0'],
    ['255.00390625', 'ff.01'],
    ['123456789012345678901234567890', '18ee90ff6c373e0ee4e3f0ad2'],
    ['0.0000152587890625', '0.0001'],
    ['0.1', '0.19999999999999a'],
    ['nothing', '0'],
  ])('%s is %s', (amount, wire) => {
    expect(baseSixteen(amount, 18)).toBe(wire);
  });

  it('has no trailing zeros', () => {
    expect(baseSixteen('0.0039', 4)).toBe('0.01');
  });

  it('is the same amount when rounded to the token’s decimals, with no more digits than needed', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), fc.nat(36), (units, decimals) => {
        const wire = baseSixteen(formatUnits(units, decimals), decimals);
        expect(wire).toMatch(/^(0|[1-9a-f][\da-f]*)(\.[\da-f]*[1-9a-f])?$/);
        const [whole = '', fraction = ''] = wire.split('.');
        expect(fraction.length).toBeLessThanOrEqual(decimals);
        const [scaled, sixteenths] = [
          BigInt(`0x${whole}${fraction}`) * 10n ** BigInt(decimals),
          16n ** BigInt(fraction.length),
        ];
        expect((scaled * 2n + sixteenths) / (sixteenths * 2n)).toBe(units);
      }),
    );
  });
});

describe('assetIdOf', () => {
  it('names coins and tokens', () => {
    expect(assetIdOf({ networkId: 'eip155:10' })).toBe('eip155:10/slip44:60');
    expect(assetIdOf({ networkId: 'eip155:10', address: TOKEN })).toBe(`eip155:10/erc20:${TOKEN}`);
  });

  it('supports EVM only', () => {
    expect(payCodeOf(failureOf(() => assetIdOf({ networkId: 'solana:1' })))).toBe('INVALID_CHAIN_NAMESPACE');
  });
});

describe('payError', () => {
  it.each([
    ['INVALID_PAYMENT_CONFIG', 'invalid-options', 'Invalid payment configuration'],
    ['INVALID_RECIPIENT', 'invalid-address', 'Invalid recipient address'],
    ['INVALID_ASSET', 'invalid-options', 'Invalid asset specified'],
    ['INVALID_AMOUNT', 'invalid-amount', 'Invalid payment amount'],
    ['INVALID_CHAIN_NAMESPACE', 'network-not-supported', 'Invalid chain namespace'],
    ['UNABLE_TO_GET_EXCHANGES', 'request-failed', 'Unable to get exchanges'],
    ['ASSET_NOT_SUPPORTED', 'request-failed', 'Asset not supported by the selected exchange'],
    ['UNABLE_TO_GET_PAY_URL', 'request-failed', 'Unable to get payment URL'],
    ['UNABLE_TO_GET_BUY_STATUS', 'request-failed', 'Unable to get buy status'],
    ['UNABLE_TO_INITIATE_PAYMENT', 'unknown', 'Unable to initiate payment'],
    ['GENERIC_PAYMENT_ERROR', 'unknown', 'Unable to process payment'],
    ['UNKNOWN_ERROR', 'unknown', 'Unknown payment error occurred'],
  ] as const)('%s is a failure with the code %s and the text: %s', (payCode, code, words) => {
    const error = payError(payCode);
    expect([error.code, error.message]).toEqual([code, words]);
    expect(error.data).toStrictEqual({ payCode });
    expect(payCodeOf(error)).toBe(payCode);
  });

  it.each([[{}], [{ payCode: 'toString' }], [{ payCode: 5 }], [{ payCode: ['INVALID_ASSET'] }]])(
    'is unknown with the data %j',
    (data) => {
      expect(payCodeOf(new Failure('unknown', '', { data }))).toBe('UNKNOWN_ERROR');
    },
  );

  it('keeps the code of its cause', () => {
    const { code, message, data } = payError('GENERIC_PAYMENT_ERROR', 'why', payError('INVALID_ASSET'));
    expect([code, message, data]).toEqual([
      'invalid-options',
      'Unable to process payment',
      { payCode: 'GENERIC_PAYMENT_ERROR', details: 'why' },
    ]);
  });
});

function formatUnits(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
