import { describe, expect, it } from 'vitest';
import { isRefusal } from '../json-rpc/is-refusal.js';
import { FAILURE_CODES, Failure, isFailure } from './failure.js';
import { toFailure } from './to-failure.js';

describe('failures', () => {
  it('are errors with a code, facts and the foreign error', () => {
    const cause = new TypeError('x');
    const failure = new Failure('timed-out', 'too slow', { data: { ms: 5 }, cause });
    expect(failure).toBeInstanceOf(Error);
    expect([failure.name, failure.code, failure.message, failure.data, failure.cause]).toEqual([
      'Failure',
      'timed-out',
      'too slow',
      { ms: 5 },
      cause,
    ]);
    expect(new Failure('rejected').message).toBe('rejected');
  });

  it('are recognized across copies of the module', () => {
    const foreign = Object.defineProperty({ code: 'rejected' }, Symbol.for('porthole.failure'), { value: true });
    expect(isFailure(foreign)).toBe(true);
    for (const other of [new Error('x'), {}, null, undefined, 'rejected']) expect(isFailure(other)).toBe(false);
  });

  it('are made of any value', () => {
    const failure = new Failure('rejected');
    expect(toFailure(failure)).toBe(failure);
    expect(toFailure(new Error('x')).message).toBe('x');
    expect(toFailure(undefined).code).toBe('unknown');
    expect(toFailure('x', 'request-failed').code).toBe('request-failed');
  });

  it('are made of values whose getters throw', () => {
    const trap = () => {
      throw new Error('trap');
    };
    const traps = [
      new Proxy({}, { has: trap, get: trap, getPrototypeOf: trap }),
      Object.defineProperty(new Error('x'), 'message', { get: trap }),
      Object.assign(new Error('x'), { message: { toString: trap } }),
      Object.assign(new Error('x'), { message: Symbol('x') }),
    ];
    for (const each of traps) {
      expect(isFailure(each)).toBe(false);
      const failure = toFailure(each, 'wallet-misbehaved');
      expect([failure.code, failure.message]).toEqual(['wallet-misbehaved', 'wallet-misbehaved']);
      // Compared by identity: a deep comparison would call the getters.
      expect(Object.is(failure.cause, each)).toBe(true);
    }
  });

  it('distinguish a rejection from an alert', () => {
    expect(FAILURE_CODES.filter((code) => isRefusal(new Failure(code)))).toEqual(['rejected', 'cancelled']);
  });
});
