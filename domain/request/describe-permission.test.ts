import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPermission } from './describe-permission.js';

const CONTRACT = `0x${'ab'.repeat(20)}`;
const allowance = { allowance: '0xde0b6b3a7640000', start: 1_700_000_000, period: 86_400 };

describe('what a permission lets a site do', () => {
  it.each([
    [
      { type: 'native-token-recurring-allowance', data: allowance },
      { kind: 'allowance', amount: 10n ** 18n, boundless: false, period: 86_400, start: 1_700_000_000 },
    ],
    [
      { type: 'erc20-recurring-allowance', data: { ...allowance, token: CONTRACT } },
      { kind: 'allowance', token: CONTRACT, amount: 10n ** 18n },
    ],
    [
      { type: 'native-token-recurring-allowance', data: { ...allowance, allowance: `0x${'f'.repeat(64)}` } },
      { kind: 'allowance', boundless: true },
    ],
    [
      {
        type: 'contract-call',
        data: { address: CONTRACT, abi: [], functions: [{ functionName: 'moor' }, { functionName: 'cast\u202eoff' }] },
      },
      { kind: 'calls', contract: CONTRACT, functions: ['moor', 'cast off'], more: 0, anything: false },
    ],
    [
      {
        type: 'contract-call',
        data: {
          address: CONTRACT,
          functions: [
            ...Array.from({ length: 60 }, (_, at) => ({ functionName: `f${at}` })),
            { functionName: 'last', operation: 'DelegateCall' },
          ],
        },
      },
      { kind: 'calls', more: 53, anything: true },
    ],
  ])('is read: %#', (permission, read) => {
    expect(readPermission(permission)).toMatchObject(read);
  });

  it.each([
    [2n ** 255n - 1n, false],
    [2n ** 255n, true],
  ])('is unlimited from the highest bit on: %s', (amount, boundless) => {
    const data = { ...allowance, allowance: `0x${amount.toString(16)}` };
    expect(readPermission({ type: 'native-token-recurring-allowance', data })).toMatchObject({ amount, boundless });
  });

  it.each([
    [undefined, ''],
    [7, ''],
    ['all\u202eof it', 'all of it'],
  ])('is called by its own kind if that is unknown: %s', (type, name) => {
    expect(readPermission({ type, data: allowance })).toEqual({ kind: 'unknown', type: name });
  });

  it('is described without invalid times and without invalid names', () => {
    const odd = { ...allowance, start: '1700000000' };
    expect(readPermission({ type: 'native-token-recurring-allowance', data: odd })).not.toHaveProperty('start');
    const data = { address: CONTRACT, functions: [{ functionName: 7 }, {}] };
    expect(readPermission({ type: 'contract-call', data })).toMatchObject({ functions: ['', ''] });
  });

  it.each([
    [null],
    [{}],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, allowance: 7 } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, allowance: 'a0x1' } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, allowance: '0x1 ' } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, period: 1e12 } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, period: '60' } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, period: 0.5 } }],
    [{ type: 'erc20-recurring-allowance', data: { ...allowance, token: 7 } }],
    [{ type: 'contract-call', data: { address: 7, functions: [] } }],
    [{ type: 'contract-call', data: { address: CONTRACT, functions: 'all' } }],
    [{ type: 'all-of-it', data: allowance }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, allowance: '1' } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, allowance: `0x1${'0'.repeat(64)}` } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, period: 0 } }],
    [{ type: 'native-token-recurring-allowance', data: { ...allowance, period: -1 } }],
    [{ type: 'erc20-recurring-allowance', data: allowance }],
    [{ type: 'erc20-recurring-allowance', data: { ...allowance, token: '0xabc' } }],
    [{ type: 'contract-call', data: { address: CONTRACT } }],
    [{ type: 'contract-call', data: { address: 'mainnet', functions: [] } }],
  ])('is not known: %#', (permission) => {
    expect(readPermission(permission).kind).toBe('unknown');
  });

  it('is described or unknown, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
        expect(readPermission(anything).kind).toBe('unknown');
        const data = { address: CONTRACT, functions: [anything] };
        expect(readPermission({ type: 'contract-call', data }).kind).toBe('calls');
      }),
    );
  });
});
