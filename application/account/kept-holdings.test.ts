import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT, priceText } from '../../domain/money/amount.js';
import type { Holding } from '../../domain/token/token.js';
import { holdingOf } from '../../domain/token/token-balance.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { keptHoldings } from './kept-holdings.js';

const ID = `eip155:1:0x${'ab'.repeat(20)}` as const;
const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;

function keeping(storage = memoryStorage()) {
  const state = () => ({ config: { tokens: {} } }) as never;
  return keptHoldings({ storage, scheduler: new VirtualTimeScheduler(), services: undefined, state });
}

describe('S9.5 what is kept of holdings', () => {
  it('is what was known, whatever it costs', () => {
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

  it('is all that a service can tell', () => {
    const told = holdingOf({
      ...{ name: 'Dust', symbol: 'DUST', chainId: 'eip155:1', iconUrl: '', price: Number.MIN_VALUE },
      quantity: { decimals: '77', numeric: '1' },
    });
    if (!told) throw new Error('It is a holding.');
    const kept = keeping();
    kept.set(ID, [told]);
    expect(kept.get(ID)?.holdings).toEqual([told]);
  });

  it('is nothing where it is too much', () => {
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

  it('is nothing where somebody else wrote it', () => {
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
