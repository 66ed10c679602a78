import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, isFailure } from '../failure/failure.js';
import { failureFromRpc, rpcErrorName, rpcFailureCode } from './rpc-error.js';

describe('S8.20 codes and their names', () => {
  it.each([
    [-32700, 'ParseRpcError', 'request-failed'],
    [-32600, 'InvalidRequestRpcError', 'request-failed'],
    [-32601, 'MethodNotFoundRpcError', 'method-not-supported'],
    [-32602, 'InvalidParamsRpcError', 'request-failed'],
    [-32603, 'InternalRpcError', 'request-failed'],
    [-32000, 'InvalidInputRpcError', 'request-failed'],
    [-32001, 'ResourceNotFoundRpcError', 'request-failed'],
    [-32002, 'ResourceUnavailableRpcError', 'already-pending'],
    [-32003, 'TransactionRejectedRpcError', 'transaction-rejected'],
    [-32004, 'MethodNotSupportedRpcError', 'method-not-supported'],
    [-32005, 'LimitExceededRpcError', 'request-failed'],
    [-32006, 'JsonRpcVersionUnsupportedError', 'request-failed'],
    [4001, 'UserRejectedRequestError', 'rejected'],
    [4100, 'UnauthorizedProviderError', 'unauthorized'],
    [4200, 'UnsupportedProviderMethodError', 'method-not-supported'],
    [4900, 'ProviderDisconnectedError', 'wallet-disconnected'],
    [4901, 'ChainDisconnectedError', 'network-disconnected'],
    [4902, 'SwitchChainError', 'network-unknown-to-wallet'],
    [5000, 'UserRejectedRequestError', 'rejected'],
    [5700, 'UnsupportedNonOptionalCapabilityError', 'method-not-supported'],
    [5710, 'UnsupportedChainIdError', 'network-not-supported'],
    [5720, 'DuplicateIdError', 'request-failed'],
    [5730, 'UnknownBundleIdError', 'request-failed'],
    [5740, 'BundleTooLargeError', 'request-failed'],
    [5750, 'AtomicReadyWalletRejectedUpgradeError', 'rejected'],
    [5760, 'AtomicityNotSupportedError', 'method-not-supported'],
    [3, 'ExecutionReverted', 'transaction-reverted'],
    [42, 'UnknownRpcError', 'unknown'],
    [undefined, 'UnknownRpcError', 'unknown'],
  ])('%s is %s: %s', (code, name, ours) => {
    expect(rpcErrorName(code)).toBe(name);
    expect(rpcFailureCode(code)).toBe(ours);
    const failure = failureFromRpc({ code, message: 'said so' });
    expect([failure.code, failure.message, failure.data.rpcCode, failure.data.rpcName]).toEqual([
      ours,
      'said so',
      code,
      name,
    ]);
  });
});

describe('S8.20 foreign errors', () => {
  const circular: { cause?: unknown; code?: number } = {};
  circular.cause = { error: circular, data: { originalError: { code: 4902 } } };
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('trap');
      },
      has() {
        throw new Error('trap');
      },
    },
  );
  const endless: object = new Proxy({}, { get: () => new Proxy(endless, {}) });

  it.each([
    [
      'nested data',
      { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } },
      'network-unknown-to-wallet',
      4902,
    ],
    ['a cause chain', new Error('x', { cause: new Error('y', { cause: { code: 4001 } }) }), 'rejected', 4001],
    ['a cycle', circular, 'network-unknown-to-wallet', 4902],
    ['the outer of two that say something', { code: 4001, cause: { code: 4902 } }, 'rejected', 4001],
    ['a reverted call inside a general one', { code: -32000, data: { code: 3 } }, 'transaction-reverted', 3],
    ['only general ones', { code: -32603, data: { code: -32000 } }, 'request-failed', -32603],
    ['an unknown one around a general one', { code: 999, cause: { code: -32005 } }, 'request-failed', -32005],
    ['a code as text', { code: '4001' }, 'rejected', 4001],
    ['a code of another kind', { code: 'ECONNREFUSED' }, 'unknown', undefined],
    ['a fraction', { code: 4001.5 }, 'unknown', undefined],
    ['a text', 'user said no', 'unknown', undefined],
    ['nothing', undefined, 'unknown', undefined],
    ['null', null, 'unknown', undefined],
    ['a number', 4001, 'unknown', undefined],
    ['getters that throw', throwing, 'unknown', undefined],
    ['a throwing cause', { code: 4100, cause: throwing }, 'unauthorized', 4100],
    ['an endless chain', endless, 'unknown', undefined],
    ['something frozen', Object.freeze({ code: 4100 }), 'unauthorized', 4100],
    ['a function', Object.assign(() => 0, { code: 4001 }), 'rejected', 4001],
  ])('%s', (_, error, code, rpcCode) => {
    const failure = failureFromRpc(error);
    expect([failure.code, failure.data.rpcCode]).toEqual([code, rpcCode]);
  });

  it('keeps the foreign error as the cause and its text as the message', () => {
    const error = new Error('not today');
    expect(failureFromRpc(error).cause).toBe(error);
    expect(failureFromRpc(error).message).toBe('not today');
    expect(failureFromRpc('not today').message).toBe('not today');
    expect(failureFromRpc({ code: 4001, message: { toString: () => 'x' } }).message).toBe('UserRejectedRequestError');
    expect(failureFromRpc(new Error('x'.repeat(10_000))).message).toHaveLength(300);
    expect(failureFromRpc(new Error('\u202eno\u0000\n<b>way</b>')).message).toBe('no <b>way</b>');
    expect(failureFromRpc(new Error('\u200b')).message).toBe('UnknownRpcError');
  });

  it('passes on a failure of this module at any depth', () => {
    const ours = new Failure('timed-out');
    expect(failureFromRpc(ours)).toBe(ours);
    expect(failureFromRpc(new Error('x', { cause: ours }))).toBe(ours);
  });

  it('does not trust foreign errors that claim to be failures', () => {
    const forged = { code: 'no-such-code', message: {}, data: null, [Symbol.for('porthole.failure')]: true };
    const failure = failureFromRpc(forged);
    expect([failure.code, failure.message, failure.data]).toEqual([
      'unknown',
      'UnknownRpcError',
      { rpcName: 'UnknownRpcError' },
    ]);
    expect(failureFromRpc({ ...forged, cause: { code: 4001 } }).code).toBe('rejected');
  });

  it('uses the given code for unknown errors', () => {
    expect(failureFromRpc(new Error('x'), 'request-failed').code).toBe('request-failed');
    expect(failureFromRpc({ code: 4001 }, 'request-failed').code).toBe('rejected');
  });

  it('makes a failure of any value', () => {
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (error) => isFailure(failureFromRpc(error))));
  });
});
