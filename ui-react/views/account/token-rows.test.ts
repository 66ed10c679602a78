import { describe, expect, it } from 'vitest';
import { enFormatter } from '../../../domain/format/english.js';
import { defineNetwork, type NetworkInput } from '../../../domain/network/network.js';
import type { Holding } from '../../../domain/token/token.js';
import { balanceFigure, heldTokens, isEmpty, rowFigure, tokenKey, tokenRow } from './token-rows.js';

const native = (amount: bigint, price?: string): Holding => ({
  token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  amount,
  ...(price && { price }),
});
const usd = (amount: bigint, price?: string): Holding => ({
  token: { networkId: 'eip155:1', name: 'USD Coin', symbol: 'USDC', decimals: 6, address: '0xa0' },
  amount,
  ...(price && { price }),
});
const network = (more: Partial<NetworkInput> = {}) =>
  defineNetwork({
    id: 1,
    name: 'Alpha',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    ...more,
  });
const ETHER = 10n ** 18n;

describe('tokenRow', () => {
  it('shows amounts in the format of balances, and dollars with cents', () => {
    expect(
      [native((192n * ETHER) / 100n, '3250.09375'), usd(3_250_000_000n)].map((each) => tokenRow(each, enFormatter)),
    ).toMatchObject([{ amount: '1.92 ETH', value: '$6,240.18' }, { amount: '3,250 USDC' }]);
  });

  it('shows nothing for an unknown price', () => {
    expect(tokenRow(usd(1n), enFormatter)).not.toHaveProperty('value');
  });
});

describe('heldTokens', () => {
  it('has the native currency, and no other tokens with a zero balance', () => {
    expect(heldTokens([native(0n), usd(0n)]).map(tokenKey)).toEqual(['eip155:1:']);
  });
});

describe('isEmpty', () => {
  it('is true of an empty list, and of zero balances', () => {
    expect([[], [native(0n), usd(0n)], [native(0n), usd(1n)]].map(isEmpty)).toEqual([true, true, false]);
  });
});

const CHAINS = [{ namespace: 'eip155' }] as const;

describe('balanceFigure', () => {
  it('is the total value once one price is known', () => {
    expect(balanceFigure([native(2n * ETHER, '5000.25'), usd(0n)], network(), CHAINS, enFormatter)).toMatchObject({
      main: '$10,000',
      rest: '.50',
      value: '10000.5',
    });
  });

  it.each([
    [1_390_000n, 'prices'],
    [0n, undefined],
  ])('says whether it leaves out tokens without a price: %d of one', (unpriced, lacks) => {
    const figure = balanceFigure([native(ETHER, '5000.25'), usd(unpriced)], network(), CHAINS, enFormatter);
    expect(figure).toMatchObject({ main: '$5,000', rest: '.25' });
    expect(figure?.lacks).toBe(lacks);
  });

  it('is less than a cent, not zero', () => {
    expect(balanceFigure([native(1n, '5000.25')], network(), CHAINS, enFormatter)).toMatchObject({
      main: '<$0',
      rest: '.01',
    });
  });

  it('is the native currency if no price is known', () => {
    expect(balanceFigure([native((15n * ETHER) / 10n), usd(5n)], network(), CHAINS, enFormatter)).toMatchObject({
      main: '1.5',
      rest: ' ETH',
    });
    expect(balanceFigure([native(0n)], network(), CHAINS, enFormatter)).toMatchObject({ main: '0.000', rest: ' ETH' });
  });

  it('is unknown before anything is read', () => {
    expect(balanceFigure([], network(), CHAINS, enFormatter)).toBeUndefined();
  });

  it('is zero if balances are not read', () => {
    const figure = { main: '0.00', rest: ' ETH' };
    expect(
      balanceFigure([native(2n * ETHER, '5000.25')], network({ chainNamespace: 'bip122' }), CHAINS, enFormatter),
    ).toMatchObject(figure);
  });

  it('S9.13 has no dollars on a test network, where the account’s row shows the native currency', () => {
    const test = [[native(2n * ETHER, '5000.25')], network({ testnet: true }), CHAINS, enFormatter] as const;
    expect(balanceFigure(...test)).toMatchObject({ main: '$0', rest: '.00', lacks: 'worth' });
    expect(rowFigure(...test)).toMatchObject({ main: '2', rest: ' ETH' });
  });
});
