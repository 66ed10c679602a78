import { describe, expect, it } from 'vitest';
import type { Token } from './token.js';
import { sharedLooks, sharesLook, tokenCaution } from './token-caution.js';

const networkId = 'eip155:1';
const ETH: Token = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18 };
const USDC: Token = { networkId, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: `0x${'Aa'.repeat(20)}` };
const VOUCHED = [ETH, USDC];
const stray = (change: Partial<Token>): Token => ({
  ...{ networkId, name: 'Pebble', symbol: 'PEB', decimals: 18, address: `0x${'0b'.repeat(20)}`, ...change },
});

describe('a token that was not expected', () => {
  it.each<[string, Partial<Token>, Token]>([
    ['the same symbol', { symbol: 'USDC' }, USDC],
    ['the same name', { name: 'USD Coin' }, USDC],
    ['a symbol in other letters', { symbol: 'USDС' }, USDC],
    ['a symbol with what is not seen', { symbol: 'US\u200bDC' }, USDC],
    ['the symbol for a name', { name: 'usdc' }, USDC],
    ['the name of the currency', { name: 'Ether' }, ETH],
    ['the symbol of the currency', { symbol: 'Eth' }, ETH],
  ])('imitates a known one by %s', (_, change, of) => {
    expect(tokenCaution(stray(change), VOUCHED)).toEqual({ kind: 'imitation', of });
  });

  it.each<[string, Partial<Token>]>([
    ['odd-letters', { name: 'Pebblе' }],
    ['odd-letters', { symbol: 'P\u200bEB' }],
    ['lure', { name: 'Visit pebbles.example' }],
    ['lure', { symbol: 'AAVE.gift' }],
    ['lure', { name: 'Claim your reward' }],
  ])('has %s', (kind, change) => {
    expect(tokenCaution(stray(change), VOUCHED)).toEqual({ kind });
  });

  it('has a twin if neither of them is vouched for', () => {
    const twin = stray({ address: `0x${'0c'.repeat(20)}`, name: 'Pebbles', symbol: 'peb' });
    const shared = sharedLooks([ETH, stray({}), twin, stray({ symbol: 'SALT' })]);
    expect([stray({}), twin, ETH, stray({ symbol: 'SALT' })].map((each) => sharesLook(each, shared))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(tokenCaution(twin, VOUCHED, true)).toEqual({ kind: 'twin' });
    expect(tokenCaution(USDC, VOUCHED, true)).toBeUndefined();
  });

  it.each<[string, Token]>([
    ['it is the currency', ETH],
    ['the site vouches for it', USDC],
    ['the site vouches for it, in other letters of its address', { ...USDC, address: `0x${'aA'.repeat(20)}` }],
    ['it looks like no other', stray({})],
    ['it is known on another network', stray({ symbol: 'USDC', networkId: 'eip155:2' })],
    ['its name has a point', stray({ symbol: 'USDB.e', name: 'Bridged dollar' })],
  ])('gets no caution if %s', (_, token) => {
    expect(tokenCaution(token, VOUCHED)).toBeUndefined();
  });
});
