import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT, priceText } from '../../../domain/money/amount.js';
import type { Holding } from '../../../domain/token/token.js';
import { holdingOf } from '../../../domain/token/token-balance.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { keptHoldings } from './kept-holdings.js';

const ID = `eip155:1:0x${'ab'.repeat(20)}` as const;
const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;

function keeping(storage = memoryStorage(), tokens: object = {}, services: object | undefined = undefined) {
  const state = () => ({ config: { tokens } }) as never;
  return keptHoldings({ storage, scheduler: new VirtualTimeScheduler(), services: services as never, state });
}

describe('S9.5 stored balances', () => {
  it('are read without any request', () => {
    const price = fc.oneof(
      fc.double({ min: 0, max: 1e15, noNaN: true }),
      fc.constantFrom(5e-324, 1e-41, 1e15, 0.1 + 0.2),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.bigInt(1n, MAX_AMOUNT), price), { minLength: 1, maxLength: 20 }), (rows) => {
        const holdings: readonly Holding[] = rows.map(([amount, each], at) => ({
          token: { ...ETHER, ...(at > 0 && { address: `0x${String(at).padStart(40, '0')}` }) },
          amount,
          price: priceText(each) ?? '0',
        }));
        const kept = keeping();
        kept.set(ID, holdings);
        expect(kept.get(ID)).toEqual({ at: 0, holdings });
      }),
    );
  });

  it('keep everything that a service reports', () => {
    const received = holdingOf({
      ...{ name: 'Dust', symbol: 'DUST', chainId: 'eip155:1', iconUrl: '', price: Number.MIN_VALUE },
      quantity: { decimals: '77', numeric: '1' },
    });
    if (!received) throw new Error('It is a holding.');
    const kept = keeping();
    kept.set(ID, [received]);
    expect(kept.get(ID)?.holdings).toEqual([received]);
  });

  it('are valid only for the same tokens and the same services', () => {
    const storage = memoryStorage();
    const holdings: readonly Holding[] = [{ token: ETHER, amount: 1n }];
    const tokens = (...addresses: readonly string[]) => ({ 'eip155:1': addresses.map((address) => ({ address })) });
    keeping(storage, tokens('0x1', '0x2')).set(ID, holdings);
    const others = [keeping(storage), keeping(storage, tokens('0x1')), keeping(storage, tokens('0x10x2'))];
    others.push(keeping(storage, tokens('0x1', '0x2'), { portfolio: {} }), keeping(storage, tokens('0x3', '0x2')));
    expect(others.map((each) => each.get(ID))).toEqual(others.map(() => undefined));
    expect(keeping(storage, tokens('0x1', '0x2')).get(ID)).toEqual({ at: 0, holdings });
  });

  it.each([
    ['an amount with more around it', { amount: '1n' }],
    ['an amount with more before it', { amount: '-1' }],
    ['no amount', { amount: undefined }],
    ['a price with more before it', { price: '$1' }],
    ['a price with more behind it', { price: '1.5.2' }],
    ['a price that is not a price', { price: null }],
    ['another network', { token: { ...ETHER, networkId: 'eip155' } }],
    ['no decimals', { token: { ...ETHER, decimals: -1 } }],
    ['a name that is none', { token: { ...ETHER, name: 7 } }],
    ['a symbol that is none', { token: { ...ETHER, symbol: undefined } }],
    ['an address that is none', { token: { ...ETHER, address: 7 } }],
    ['a picture that is none', { token: { ...ETHER, iconUrl: {} } }],
    ['no token', { token: undefined }],
  ])('are ignored with %s', (_, change) => {
    const sound = { token: { ...ETHER, iconUrl: 'https://salt.example/1.png' }, amount: '1', price: '1.5' };
    const stored = (...value: readonly unknown[]) =>
      keeping(memoryStorage({ portfolio_cache: JSON.stringify({ [ID]: { at: 0, value } }) })).get(ID)?.holdings;
    expect(stored(sound)).toStrictEqual([{ ...sound, amount: 1n }]);
    expect(stored({ token: ETHER, amount: '1' })).toStrictEqual([{ token: ETHER, amount: 1n }]);
    expect([stored({ ...sound, ...change }), stored(sound, { ...sound, ...change })]).toEqual([undefined, undefined]);
  });

  it('are not stored if they are too large', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, at): Holding => ({
        token: { ...ETHER, address: `0x${String(at).padStart(40, '0')}` },
        amount: 1n,
      }),
    );
    const storage = memoryStorage();
    const kept = keeping(storage);
    kept.set(ID, many.slice(0, 1));
    kept.set(ID, many);
    expect(kept.get(ID)).toBeUndefined();
    expect(storage.get('portfolio_cache')).toBeUndefined();
  });

  it('are ignored if another script wrote them', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constantFrom('{"__proto__":{"at":0}}', '[]', 'null', '{'));
    fc.assert(
      fc.property(anything, fc.jsonValue({ maxDepth: 4 }), (text, value) => {
        const storage = memoryStorage();
        for (const each of [text, JSON.stringify({ [ID]: { at: 0, value } })]) {
          storage.set('portfolio_cache', each);
          for (const { amount, token } of keeping(storage).get(ID)?.holdings ?? []) {
            expect(typeof amount).toBe('bigint');
            expect(typeof token.name).toBe('string');
          }
        }
        expect(({} as { at?: unknown }).at).toBeUndefined();
      }),
    );
  });
});
