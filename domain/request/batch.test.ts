import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Batch, checkedBatch } from './batch.js';

const TO = `0x${'ab'.repeat(20)}`;
const refused = (batch: unknown): string => {
  try {
    checkedBatch(batch as Batch);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('S5.6 the calls of a batch', () => {
  it('are kept as they are, and are atomic unless a fallback is allowed', () => {
    const calls = [{ to: TO, data: '0xabcd', value: 1n }, { to: TO }];
    expect(checkedBatch({ calls })).toEqual({ calls, atomic: true });
    expect(checkedBatch({ calls, fallback: 'sequential' })).toMatchObject({ atomic: false });
    expect(checkedBatch({ calls, fallback: 'sequential', atomic: true })).toMatchObject({ atomic: true });
    expect(checkedBatch({ calls, atomic: false })).toMatchObject({ atomic: false });
  });

  it.each([
    [undefined, 'at least one call'],
    [{}, 'at least one call'],
    [{ calls: [] }, 'at least one call'],
    [{ calls: Array.from({ length: 101 }, () => ({ to: TO })) }, 'more than 100'],
    [{ calls: [{ to: TO }], fallback: 'yes' }, "`fallback` must be 'sequential'"],
    [{ calls: [null] }, '`calls[0]`: `to` must start with "0x"'],
    [{ calls: [{ to: TO }, { to: TO.slice(2) }] }, '`calls[1]`: `to` must start with "0x"'],
    [{ calls: [{ to: '0x12' }] }, '`to` must be an address'],
    [{ calls: [{ to: TO, data: 'abcd' }] }, '`data` must start with "0x"'],
    [{ calls: [{ to: TO, data: '0xabc' }] }, 'whole bytes'],
    [{ calls: [{ to: TO, value: 1 }] }, '`value` must be a bigint'],
    [{ calls: [{ to: TO, value: -1n }] }, '`value` must be a bigint'],
    [{ calls: [{ to: TO, value: 1n << 256n }] }, '`value` must be a bigint'],
  ])('are refused with a reason: %#', (batch, reason) => {
    expect(refused(batch)).toContain(reason);
  });

  it('are accepted or refused with a reason, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true }), (anything) => {
        expect(refused(anything)).toMatch(/^(taken|sendCalls: )/);
        expect(refused({ calls: [anything] })).toMatch(/^(taken|sendCalls: )/);
      }),
    );
  });
});
