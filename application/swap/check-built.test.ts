/** Comparing a service's calls with the order. */
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import { ETH, EXCHANGE, KELP, OTHER } from '../../infrastructure/fakes/scripted-exchange.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import type { Contracts, SwapTerms, TrialOutcome } from '../ports/contracts.js';
import type { BuiltCall, SwapOrder } from '../ports/services.js';
import { checkApproval, checkCall, checkOutcome } from './check-built.js';

const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CORAL: Token = { ...KELP, name: 'Coral', symbol: 'CORAL', decimals: 8, address: `0x${'cd'.repeat(20)}` };
const [kelp, coral] = [KELP.address ?? '', CORAL.address ?? ''];
const network = defineNetwork(SCRIPTED_NETWORKS[0]);
const ORDER: SwapOrder = { network, address: SPENDER, from: KELP, to: CORAL, amount: 500n };
const BUILT: BuiltCall = { to: EXCHANGE, data: 'swap' };
const TERMS: SwapTerms = { recipient: SPENDER, from: kelp, to: coral, amount: 500n, least: 9_900n };

function contractsWith(terms?: SwapTerms): Contracts {
  return {
    approvalOf: (data) => (data === 'approve' ? { spender: EXCHANGE, amount: 1n } : undefined),
    approve: () => ({ to: kelp, data: 'approve', value: 0n }),
    termsOf: () => terms,
    askOf: () => ({ method: '', payload: '', says: [] }),
    tryOut: () => of(undefined),
    send: () => of(),
  };
}

/** The mismatch, or the result. */
function verdict(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    expect(error).toMatchObject({ code: 'request-failed' });
    const { mismatch } = (error as { data: { mismatch: string } }).data;
    expect(String(error)).toContain(`The built transaction does not match the request: ${mismatch}`);
    return mismatch;
  }
}

describe('a call, with a quote of 10,000', () => {
  it.each<[unknown, string, { built?: Partial<BuiltCall>; order?: Partial<SwapOrder>; terms?: Partial<SwapTerms> }]>([
    [9_900n, 'in a language that is not known', {}],
    [9_900n, 'built for the account, however its letters are written', { built: { from: SPENDER.toLowerCase() } }],
    ['account', 'built for another account', { built: { from: OTHER } }],
    [9_900n, 'that carries the amount', { built: { amount: 500n } }],
    ['amount', 'that carries more', { built: { amount: 501n } }],
    ['amount', 'that carries less', { built: { amount: 499n } }],
    ['contract', 'of nothing', { built: { to: '' } }],
    ['contract', 'of half an address', { built: { to: EXCHANGE.slice(0, 30) } }],
    ['contract', 'of the zero address', { built: { to: `0x${'0'.repeat(40)}` } }],
    ['contract', 'of the zero address without its prefix', { built: { to: '0'.repeat(40) } }],
    [9_900n, 'of an address that begins with zeros', { built: { to: `0x${'0'.repeat(39)}1` } }],
    [9_900n, 'of an address that ends with zeros', { built: { to: `0x1${'0'.repeat(39)}` } }],
    ['contract', 'of the spent token', { built: { to: kelp.toUpperCase().replace('0X', '0x') } }],
    ['contract', 'of the other token', { built: { to: coral } }],
    ...['095ea7b3', '39509351', 'A22CB465', '87517c45', 'a9059cbb', '23b872dd', '42842e0e', 'b88d4fde', 'f242432a'].map(
      (selector): [unknown, string, { built: Partial<BuiltCall> }] => [
        'contract',
        `of a third token, whatever is behind its arguments: ${selector}`,
        { built: { data: `0x${selector}${'00'.repeat(65)}` } },
      ],
    ),
    ['contract', 'of the account itself', { built: { to: SPENDER } }],
    ['contract', 'on another kind of network', { order: { from: { ...KELP, networkId: 'solana:eip155:1' } } }],
    [9_900n, 'that spends the currency', { order: { from: ETH } }],
    [9_900n, 'with fitting terms', { terms: {} }],
    [12_000n, 'that promises more', { terms: { least: 12_000n } }],
    [9_801n, 'that promises as little as may be lost twice', { terms: { least: 9_801n } }],
    ['least', 'that promises one less', { terms: { least: 9_800n } }],
    ['recipient', 'for somebody else', { terms: { recipient: OTHER } }],
    [9_900n, 'for the account in small letters', { terms: { recipient: SPENDER.toLowerCase() } }],
    ['token', 'that spends another token', { terms: { from: coral } }],
    ['token', 'that gets another token', { terms: { to: kelp } }],
    ['token', 'that spends the currency in place of a token', { terms: { from: undefined } as object }],
    ['token', 'that gets the currency in place of a token', { terms: { to: undefined } as object }],
    ['token', 'that spends a token in place of the currency', { order: { from: ETH }, terms: {} }],
    ['token', 'that gets a token in place of the currency', { order: { to: ETH }, terms: {} }],
    [9_900n, 'that spends the currency by its terms', { order: { from: ETH }, terms: { from: undefined } as object }],
    [9_900n, 'that gets the currency by its terms', { order: { to: ETH }, terms: { to: undefined } as object }],
    ['amount', 'that spends more by its terms', { terms: { amount: 501n } }],
    [9_900n, 'whose terms leave the amount to the value', { terms: { amount: undefined } as object }],
  ])('has the result %s: %s', (expected, _what, { built, order, terms }) => {
    const contracts = contractsWith(terms && { ...TERMS, ...terms });
    expect(verdict(() => checkCall(contracts, { ...ORDER, ...order }, { ...BUILT, ...built }, 10_000n))).toBe(expected);
  });
});

describe('a call that may give nothing', () => {
  it.each([
    ['a quote of one unit', 1n, undefined],
    ['a quote of nothing', 0n, undefined],
    ['terms of nothing', 1n, { ...TERMS, least: 0n }],
  ])('is refused: %s', (_what, quoted, terms) => {
    expect(verdict(() => checkCall(contractsWith(terms), ORDER, BUILT, quoted))).toBe('least');
  });

  it('is carried out from the smallest unit on', () => {
    expect(verdict(() => checkCall(contractsWith(), ORDER, BUILT, 2n))).toBe(1n);
  });
});

describe('an approval', () => {
  it.each<[unknown, string, Partial<BuiltCall>, string]>([
    [undefined, 'of the token, for the contract that is called', {}, EXCHANGE.toUpperCase().replace('0X', '0x')],
    ['contract', 'that is something else', { data: 'transfer' }, EXCHANGE],
    ['contract', 'of another token', { to: coral }, EXCHANGE],
    ['spender', 'for another contract', {}, OTHER],
  ])('has the result %s: %s', (expected, _what, built, called) => {
    const approval = { to: kelp, data: 'approve', ...built };
    expect(verdict(() => checkApproval(contractsWith(), ORDER, approval, called))).toBe(expected);
  });

  it('is not needed for the native currency', () => {
    const approval = { to: '', data: 'approve' };
    expect(verdict(() => checkApproval(contractsWith(), { ...ORDER, from: ETH }, approval, EXCHANGE))).toBe('contract');
  });
});

describe('a simulated result, with a minimum of 9,900', () => {
  it.each<[unknown, Partial<TrialOutcome>]>([
    [undefined, {}],
    [undefined, { spent: 1n, got: 20_000n, fromDecimals: 6n, toDecimals: 8n }],
    ['amount', { spent: 501n }],
    ['least', { got: 9_899n }],
    ['decimals', { fromDecimals: 18n }],
    ['decimals', { toDecimals: 6n }],
  ])('is %s for %o', (expected, outcome) => {
    const whole = { spent: 500n, got: 9_900n, ...outcome };
    expect(verdict(() => checkOutcome(ORDER, whole, 9_900n))).toBe(expected);
  });
});
