import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Token } from '../token/token.js';
import { insufficientFunds, type SendForm, sendFailure, sendReadiness } from './send.js';

const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const USD: Token = { ...ETH, name: 'Dollar', symbol: 'USD', decimals: 6, address: '0xdd' };
const ONE = 10n ** 18n;

describe('S5.16 requirements of a transfer', () => {
  const complete = { sendable: true, amount: '1', receiver: '0xabc', token: ETH } as const;

  it.each([
    ['no amount', { ...complete, amount: '' }, 'An amount and receiver address are required'],
    ['a zero amount', { ...complete, amount: 0n }, 'An amount and receiver address are required'],
    ['no receiver', { ...complete, receiver: undefined }, 'An amount and receiver address are required'],
    ['nothing at all', { sendable: true } as const, 'An amount and receiver address are required'],
    ['no token', { ...complete, token: undefined }, 'A token is required'],
    ['a namespace that cannot send', { ...complete, sendable: false } as const, 'Unsupported chain'],
  ])('%s: %s', (_, draft, message) => {
    expect(sendFailure(draft)?.message).toBe(message);
  });

  it('has no other requirements', () => {
    expect(sendFailure(complete)).toBeUndefined();
  });

  it('distinguishes the three by code', () => {
    expect(sendFailure({ sendable: true })?.code).toBe('amount-and-receiver-required');
    expect(sendFailure({ ...complete, token: undefined })?.code).toBe('token-required');
    expect(sendFailure({ ...complete, sendable: false })?.code).toBe('unsupported-chain');
  });
});

describe('S5.16 the send button', () => {
  const ready: SendForm = {
    token: ETH,
    amountText: '1',
    receiver: '0xabc',
    receiverValid: true,
    balance: 2n * ONE,
    fee: ONE / 10n,
    price: '2000',
  };

  it.each<[string, Partial<SendForm>, string]>([
    ['all is well', {}, 'ready'],
    ['the receiver is wrong', { receiverValid: false }, 'invalid-address'],
    ['the receiver is missing', { receiver: '', receiverValid: false }, 'add-address'],
    ['the receiver is blank', { receiver: '  ', receiverValid: false }, 'add-address'],
    ['the amount is more than held', { amountText: '3' }, 'insufficient-funds'],
    ['the fee does not fit', { amountText: '2' }, 'insufficient-funds'],
    ['the amount is missing', { amountText: '' }, 'add-amount'],
    ['the amount is blank', { amountText: ' ' }, 'add-amount'],
    ['the amount is zero', { amountText: '0.00' }, 'incorrect-value'],
    ['the amount is not a number', { amountText: 'x' }, 'incorrect-value'],
    ['the amount is too fine', { amountText: '0.0000000000000000001' }, 'incorrect-value'],
    ['the price is zero', { price: '0' }, 'incorrect-value'],
    ['the price is not a number', { price: 'NaN' }, 'incorrect-value'],
    ['no token is chosen', { token: undefined }, 'select-token'],
    // The later rule wins.
    ['wrong receiver and too much', { receiverValid: false, amountText: '3' }, 'insufficient-funds'],
    ['no receiver and too much', { receiver: '', amountText: '3' }, 'insufficient-funds'],
    ['no receiver and no amount', { receiver: '', amountText: '' }, 'add-amount'],
    ['wrong value and no receiver', { receiver: '', amountText: '0' }, 'incorrect-value'],
    ['nothing filled in', { token: undefined, receiver: '', amountText: '' }, 'select-token'],
    // Unknown does not count as wrong.
    ['the price is unknown', { price: undefined }, 'ready'],
    ['the balance is unknown', { balance: undefined }, 'ready'],
    ['the fee is unknown', { fee: undefined, amountText: '2' }, 'ready'],
    ['the tiniest amount', { amountText: '0.000000000000000001' }, 'ready'],
  ])('when %s', (_, change, kind) => {
    expect(sendReadiness({ ...ready, ...change })).toBe(kind);
  });

  it('is ready only for a payable amount, an address and a token', () => {
    fc.assert(
      fc.property(
        fc.record({
          token: fc.constantFrom(ETH, USD, undefined),
          amountText: fc.oneof(fc.constantFrom('', '0', '1', '1.5', '2', '99', 'x', '.'), fc.string()),
          receiver: fc.constantFrom('', '0xabc'),
          receiverValid: fc.boolean(),
          balance: fc.constantFrom(undefined, 0n, 1_500_000n, 2n * ONE),
          nativeBalance: fc.constantFrom(undefined, 0n, ONE),
          fee: fc.constantFrom(undefined, 0n, ONE),
          price: fc.constantFrom(undefined, '0', '1.1', 'x'),
        }),
        (form) => {
          if (sendReadiness(form) !== 'ready') return;
          expect(form.token && form.receiver && form.receiverValid).toBe(true);
          expect(Number(form.amountText)).toBeGreaterThan(0);
          expect(['0', 'x']).not.toContain(form.price);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('S5.16 funds', () => {
  it.each([
    ['all of the native currency without a fee', ETH, 10n, { balance: 10n }, undefined],
    ['the fee fits exactly', ETH, 7n, { balance: 10n, fee: 3n }, undefined],
    ['the fee is one too much', ETH, 8n, { balance: 10n, fee: 3n }, 'fee'],
    ['more than held', ETH, 11n, { balance: 10n, fee: 3n }, 'amount'],
    ['a token, fee paid natively', USD, 10n, { balance: 10n, fee: 3n, nativeBalance: 3n }, undefined],
    ['a token, native short', USD, 10n, { balance: 10n, fee: 3n, nativeBalance: 2n }, 'fee'],
    ['a token, native unknown', USD, 10n, { balance: 10n, fee: 3n }, undefined],
    ['a token, short itself', USD, 11n, { balance: 10n, fee: 3n, nativeBalance: 2n }, 'amount'],
    ['nothing known', ETH, 11n, {}, undefined],
  ] as const)('%s', (_, token, amount, funds, lacks) => {
    const failure = insufficientFunds(token, amount, funds);
    expect(failure?.data.lacks).toBe(lacks);
    if (failure) expect(failure.code).toBe('insufficient-funds');
  });
});
