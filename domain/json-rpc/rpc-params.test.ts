import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paramsFailure } from './rpc-params.js';
import { NOT_SAFE_METHODS, SAFE_METHODS } from './rpc-permission.js';

const problem = (method: string, params?: unknown) => paramsFailure(method, params)?.message;

describe('S5.20 requests', () => {
  it.each(['eth_accounts', 'eth_chainId', 'wallet_getCapabilities', 'wallet_getAssets', 'wallet_revokePermissions'])(
    '%s needs no parameters',
    (method) => {
      expect(problem(method)).toBeUndefined();
      expect(problem(method, [{ any: 1 }])).toBeUndefined();
    },
  );

  it.each([
    'eth_call',
    'personal_sign',
    'eth_sendTransaction',
    'wallet_grantPermissions',
    'eth_sendUserOperation',
    'eth_supportedEntryPoints',
  ])('%s needs a list', (method) => {
    expect(problem(method, [])).toBeUndefined();
    expect(problem(method, ['0x', { a: 1 }])).toBeUndefined();
    expect(problem(method)).toBe('Required');
    expect(problem(method, { 0: 'x' })).toBe('Expected array, received object');
  });

  it('fail as invalid parameters do', () => {
    const failure = paramsFailure('eth_call', null);
    expect([failure?.code, failure?.data]).toEqual([
      'request-failed',
      { method: 'eth_call', rpcCode: -32602, rpcName: 'InvalidParamsRpcError' },
    ]);
  });
});

describe('S5.6 calls to send', () => {
  const calls = (...entries: unknown[]) => [{ calls: entries }];

  it.each([
    ['no calls', calls()],
    ['a target', calls({ to: '0xabc' })],
    ['data and value', calls({ to: '0xabc', data: '0x', value: '0x1' })],
    [
      'more fields than known',
      [{ chainId: 1, from: '0xabc', version: '2.0', atomicRequired: true, calls: [{ to: '0x', extra: 1 }] }],
    ],
    ['a hex chain id', [{ chainId: '0x1', capabilities: null, calls: [] }]],
    ['no entries', []],
  ])('are fine with %s', (_, params) => {
    expect(problem('wallet_sendCalls', params)).toBeUndefined();
  });

  it.each([
    ['a target without 0x', calls({ to: 'abc' }), 'Invalid input: must start with "0x"'],
    ['data without 0x', calls({ to: '0xabc', data: 'abc' }), 'Invalid input: must start with "0x"'],
    ['empty data', calls({ to: '0xabc', data: '' }), 'Invalid input: must start with "0x"'],
    ['a bad one among good ones', calls({ to: '0xabc' }, { to: 'abc' }), 'Invalid input: must start with "0x"'],
    ['no target', calls({ data: '0x' }), 'Required'],
    ['a number for a target', calls({ to: 5 }), 'Expected string, received number'],
    ['null for data', calls({ to: '0x', data: null }), 'Expected string, received null'],
    ['a number for a value', calls({ to: '0x', value: 5 }), 'Expected string, received number'],
    ['no list of calls', [{}], 'Required'],
    ['calls that are not a list', [{ calls: {} }], 'Expected array, received object'],
    ['an entry that is not an object', ['x'], 'Expected object, received string'],
    ['no parameters', undefined, 'Required'],
  ])('are refused with %s', (_, params, message) => {
    expect(problem('wallet_sendCalls', params)).toBe(message);
  });

  it('wallet_getCallsStatus takes a list of texts', () => {
    expect(problem('wallet_getCallsStatus', ['0x1'])).toBeUndefined();
    expect(problem('wallet_getCallsStatus', [1])).toBe('Expected string, received number');
  });
});

describe('S5.7 Solana signing', () => {
  it.each([
    ['solana_signMessage', { message: 'm', pubkey: 'p' }, undefined],
    ['solana_signMessage', { message: 'm' }, 'Required'],
    ['solana_signMessage', { pubkey: 'p' }, 'Required'],
    ['solana_signMessage', { message: 1, pubkey: 'p' }, 'Expected string, received number'],
    ['solana_signMessage', ['m', 'p'], 'Expected object, received array'],
    ['solana_signTransaction', { transaction: 't', more: 1 }, undefined],
    ['solana_signTransaction', {}, 'Required'],
    ['solana_signAllTransactions', { transactions: ['a', 'b'] }, undefined],
    ['solana_signAllTransactions', { transactions: [] }, undefined],
    ['solana_signAllTransactions', { transactions: 'a' }, 'Expected array, received string'],
    ['solana_signAllTransactions', { transactions: [1] }, 'Expected string, received number'],
    ['solana_signAllTransactions', undefined, 'Required'],
    ['solana_signAndSendTransaction', { transaction: 't' }, undefined],
    ['solana_signAndSendTransaction', { transaction: 't', options: { skipPreflight: true, maxRetries: 3 } }, undefined],
    [
      'solana_signAndSendTransaction',
      { transaction: 't', options: { skipPreflight: 'yes' } },
      'Expected boolean, received string',
    ],
    [
      'solana_signAndSendTransaction',
      { transaction: 't', options: { minContextSlot: '1' } },
      'Expected number, received string',
    ],
    ['solana_signAndSendTransaction', { transaction: 't', options: null }, 'Expected object, received null'],
  ])('%s %j: %s', (method, params, message) => {
    expect(problem(method, params)).toBe(message);
  });
});

describe('S5.8 preflight commitment', () => {
  const sent = (preflightCommitment: unknown) =>
    problem('solana_signAndSendTransaction', { transaction: 't', options: { preflightCommitment } });

  it.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max', undefined])(
    'may be %s',
    (commitment) => {
      expect(sent(commitment)).toBeUndefined();
    },
  );

  it.each(['', 'Confirmed', 'soon', 1, null])('may not be %j', (commitment) => {
    expect(sent(commitment)).toBe('Invalid input');
  });
});

describe('S5.5 any request', () => {
  it('is passed on or refused, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAFE_METHODS, ...NOT_SAFE_METHODS, 'constructor'),
        fc.anything(),
        (method, params) => {
          const failure = paramsFailure(method, params);
          if (failure) expect(failure.code).toBe('request-failed');
        },
      ),
    );
  });
});
