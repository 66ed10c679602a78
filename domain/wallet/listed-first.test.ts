import { describe, expect, it } from 'vitest';
import type { Holding, Token } from '../token/token.js';
import { listedFirst, notReceived } from './listed-first.js';

const token = (address: string | undefined, name: string, networkId: Token['networkId'] = 'eip155:1'): Token => ({
  ...{ networkId, name, symbol: name, decimals: 6 },
  ...(address !== undefined && { address }),
});
const held = (each: Token, amount: bigint): Holding => ({ token: each, amount });

describe('the requested tokens come first', () => {
  it('in the requested order, with their balances', () => {
    const received = [
      held(token('0xAB', 'theirs'), 2n),
      held(token(undefined, 'Ether'), 1n),
      held(token('0xCD', 'more'), 3n),
    ];
    const listed = [token(undefined, 'ETH'), token('0xab', 'ours'), token('0xef', 'nothing')];
    expect(listedFirst(received, listed).map(({ token: { name }, amount }) => [name, amount])).toEqual([
      ['ETH', 1n],
      ['ours', 2n],
      ['more', 3n],
    ]);
    expect(notReceived(received, listed)).toEqual([token('0xef', 'nothing')]);
  });

  it('without a token whose decimals are disputed: its amount is unknown', () => {
    const received = [held({ ...token('0xab', 'theirs'), decimals: 2 }, 2n)];
    const listed = [token('0xab', 'ours')];
    expect(listedFirst(received, listed)).toEqual([]);
    expect(notReceived([], listed)).toEqual(listed);
  });

  it('without duplicates, by the address rules of the network', () => {
    const twice = [held(token('0xab', 'a'), 1n), held(token('0xAB', 'b'), 2n)];
    expect(listedFirst(twice, [])).toEqual(twice.slice(0, 1));
    const two = [held(token('Ab', 'a', 'solana:x'), 1n), held(token('aB', 'b', 'solana:x'), 2n)];
    expect(listedFirst(two, [])).toEqual(two);
  });
});
