import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapTokenOf } from '../trade/swap-token.js';
import { balanceOfAsset, readWalletAssets, type WalletAsset } from './wallet-asset.js';

const NATIVE: WalletAsset = {
  address: 'native',
  balance: '0x14d1120d7b160000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, iconUrl: 'https://x/eth.png', value: 3000 },
};
const answer = (...assets: unknown[]) => ({ '0x1': assets });
const without = (key: string) => Object.fromEntries(Object.entries(NATIVE.metadata).filter(([name]) => name !== key));

describe('S5.12 wallet asset answers', () => {
  it.each([
    ['nothing held', {}],
    ['an empty chain', answer()],
    ['a native asset', answer(NATIVE)],
    ['a token with a decimal balance', answer({ ...NATIVE, address: '0xabc', type: 'ERC20', balance: '1500' })],
    ['no value', answer({ ...NATIVE, metadata: without('value') })],
    ['fields nobody knows', answer({ ...NATIVE, extra: 1 })],
  ])('accepts %s', (_, assets) => {
    expect(readWalletAssets(assets)).toBe(assets);
  });

  it.each([
    ['no answer', undefined],
    ['null', null],
    ['a list', [NATIVE]],
    ['a text', 'assets'],
    ['a chain that is not a list', { '0x1': NATIVE }],
    ['null for an asset', answer(null)],
    ['one bad asset among good ones', answer(NATIVE, { ...NATIVE, type: 'ERC721' })],
    ['a number for an address', answer({ ...NATIVE, address: 1 })],
    ['a number for a balance', answer({ ...NATIVE, balance: 1 })],
    ['a balance that is not an integer', answer({ ...NATIVE, balance: '1.5' })],
    ['a balance that is 0x alone', answer({ ...NATIVE, balance: '0x' })],
    ['a negative balance', answer({ ...NATIVE, balance: '-1' })],
    ['a type nobody knows', answer({ ...NATIVE, type: 'ERC721' })],
    ['no metadata', answer({ ...NATIVE, metadata: undefined })],
    ['no name', answer({ ...NATIVE, metadata: without('name') })],
    ['no symbol', answer({ ...NATIVE, metadata: without('symbol') })],
    ['no icon', answer({ ...NATIVE, metadata: without('iconUrl') })],
    ['no decimals', answer({ ...NATIVE, metadata: without('decimals') })],
    ['no price', answer({ ...NATIVE, metadata: without('price') })],
    ['decimals as text', answer({ ...NATIVE, metadata: { ...NATIVE.metadata, decimals: '18' } })],
    ['negative decimals', answer({ ...NATIVE, metadata: { ...NATIVE.metadata, decimals: -1 } })],
    ['a text for a value', answer({ ...NATIVE, metadata: { ...NATIVE.metadata, value: '1' } })],
  ])('ignores %s', (_, assets) => {
    expect(readWalletAssets(assets)).toBeUndefined();
  });

  it('never throws, and can convert whatever it accepts', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.string(), fc.array(fc.constantFrom<unknown>(NATIVE, null, {}))),
    );
    fc.assert(
      fc.property(odd, (value) => {
        for (const assets of Object.values(readWalletAssets(value) ?? {})) {
          for (const asset of assets) balanceOfAsset(asset, 'eip155:1');
        }
      }),
    );
  });
});

describe('S3.2 wallet assets as balances', () => {
  it('converts the native asset', () => {
    expect(balanceOfAsset(NATIVE, 'eip155:1')).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      value: 3000,
      price: 2000,
      quantity: { decimals: '18', numeric: '1.5' },
      iconUrl: 'https://x/eth.png',
    });
  });

  it('names a token by chain and address, and keeps every digit', () => {
    const token = balanceOfAsset({ ...NATIVE, address: '0xabc', balance: `0x${'f'.repeat(64)}` }, 'eip155:10');
    expect(token.address).toBe('eip155:10:0xabc');
    expect(token.quantity.numeric).toBe(
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    );
  });
});

describe('S3.3 swap tokens', () => {
  it('are balances with decimals as a number, a logo and no permit', () => {
    const balance = balanceOfAsset(NATIVE, 'eip155:1');
    expect(swapTokenOf(balance)).toEqual({ ...balance, decimals: 18, logoUri: 'https://x/eth.png', eip2612: false });
  });
});
