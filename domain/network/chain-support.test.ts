import { describe, expect, it } from 'vitest';
import { chainSupports } from './chain-support.js';

describe('what a chain can do', () => {
  const chains = [
    { namespace: 'eip155' },
    { namespace: 'bip122', supports: { balance: true } },
    { namespace: 'polkadot', supports: { balance: false, send: false } },
  ] as const;

  it.each([
    ['eip155', 'send', true],
    ['eip155', 'balance', true],
    ['bip122', 'balance', true],
    ['bip122', 'send', true],
    ['polkadot', 'balance', false],
    ['polkadot', 'send', false],
    ['solana', 'send', false],
    ['solana', 'balance', false],
  ] as const)('%s, %s: %s', (namespace, what, can) => {
    expect(chainSupports(chains, namespace, what)).toBe(can);
  });
});
