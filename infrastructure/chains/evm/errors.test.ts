import { RpcRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { nodeFailure, sendFailure } from './errors.js';

const KEY = '9aa3d95b3bc440fa88ea12eaa4456161';
const nodeError = (code: number, message: string) =>
  new RpcRequestError({
    body: { method: 'eth_call' },
    error: { code, message },
    url: `https://node.example/v3/${KEY}`,
  });

describe("a node's error", () => {
  it.each([
    ['insufficient-funds', -32000, 'insufficient funds for gas * price + value: address 0x1 have 0 want 1'],
    ['insufficient-funds', -32003, 'Insufficient funds for gas * price + value'],
    ['insufficient-funds', 3, 'execution reverted: ERC20: transfer amount exceeds balance'],
    ['transaction-reverted', 3, 'execution reverted'],
    ['transaction-reverted', -32000, 'VM Exception while processing transaction: revert'],
    ['request-failed', -32000, 'header not found'],
    ['request-failed', -32005, 'limit exceeded'],
    ['request-failed', 4001, 'pay first'],
    ['request-failed', 9999, 'what?'],
  ] as const)('means %s (%i %s)', (code, number, message) => {
    const failure = nodeFailure(nodeError(number, message));
    expect([failure.code, failure.message]).toEqual([code, message]);
  });

  it('does not repeat the URL of the node, which may contain a key', () => {
    expect(nodeFailure(nodeError(-32000, 'no')).message).not.toContain(KEY);
    expect(nodeFailure(new Error(`cannot reach https://node.example/v3/${KEY}`)).message).not.toContain(KEY);
  });

  it('is unchanged if it is already a failure', () => {
    const failure = new Failure('invalid-address');
    expect(nodeFailure(failure)).toBe(failure);
  });

  it.each([undefined, null, 'text', 7, {}])('may be %o', (error) => {
    expect(nodeFailure(error).code).toBe('request-failed');
  });
});

it('survives a wallet whose error cannot be read', () => {
  const hostile: object = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  );
  const failure = new Failure('unknown', 'no', { cause: hostile });
  expect(sendFailure(failure)).toBe(failure);
  const circular: Record<string, unknown> = { message: 'no' };
  circular.cause = circular;
  expect(sendFailure(new Failure('unknown', 'no', { cause: circular })).code).toBe('unknown');
});
