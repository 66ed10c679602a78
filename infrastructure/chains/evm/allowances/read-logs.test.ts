import { describe, expect, it } from 'vitest';
import { readLogs } from './read-logs.js';

const OWNER = `0x${'a1'.repeat(20)}`;

interface Range {
  readonly fromBlock: string;
  readonly toBlock: string;
}

/** A node with a log in each block that refuses ranges of more than `most` blocks. */
function node(latest: number, most: number, perBlock = 0) {
  const asked: [number, number][] = [];
  return {
    asked,
    ask: (method: string, params: readonly unknown[]): Promise<unknown> => {
      if (method === 'eth_blockNumber') return Promise.resolve(`0x${latest.toString(16)}`);
      const { fromBlock, toBlock } = params[0] as Range;
      const [first, last] = [Number(fromBlock), Number(toBlock)];
      asked.push([first, last]);
      if (last - first + 1 > most) return Promise.reject(new Error('Block range too large'));
      const blocks = Array.from({ length: perBlock ? last - first + 1 : 0 }, (_, at) => first + at);
      return Promise.resolve(blocks.flatMap((block) => Array(perBlock).fill({ block })));
    },
  };
}
const always = () => true;

describe('an account’s logs', () => {
  it('are read in one request from a node without limits', async () => {
    const { ask, asked } = node(1_000_000, Number.POSITIVE_INFINITY);
    expect(await readLogs(OWNER, { ask, goesOn: always })).toEqual({ logs: [], since: 0n });
    expect(asked).toEqual([[0, 1_000_000]]);
  });

  it('are read in ranges from a node with limits, oldest first, without duplicates', async () => {
    const { ask } = node(9_999, 2_500, 1);
    const { logs, since } = await readLogs(OWNER, { ask, goesOn: always });
    expect(since).toBe(0n);
    expect(logs).toEqual(Array.from({ length: 10_000 }, (_, block) => ({ block })));
  });

  it('are reported as incomplete if the ranges do not end', async () => {
    const { ask, asked } = node(20_000_000, 10_000);
    const { since } = await readLogs(OWNER, { ask, goesOn: always });
    expect(asked.length).toBe(60);
    expect(since).toBe(BigInt(asked.at(-1)?.[0] ?? 0));
    expect(since).toBeGreaterThan(19_000_000n);
  });

  it('are reported as incomplete if the time is over', async () => {
    const { ask } = node(20_000_000, 10_000);
    let left = 10;
    const { since } = await readLogs(OWNER, { ask, goesOn: () => left-- > 0 });
    expect(since).toBeGreaterThan(19_000_000n);
  });

  it('are at most 10,000, the newest ones', async () => {
    const { ask } = node(9, Number.POSITIVE_INFINITY, 2_000);
    const { logs, since } = await readLogs(OWNER, { ask, goesOn: always });
    expect([logs.length, logs[0], logs.at(-1), since]).toEqual([10_000, { block: 5 }, { block: 9 }, 9n]);
  });

  it.each([
    ['that refuses every range', () => Promise.reject(new Error('No logs here'))],
    ['that answers nonsense', () => Promise.resolve({ logs: [] })],
  ])('cannot be read from a node %s', async (_, answer) => {
    const ask = (method: string) => (method === 'eth_blockNumber' ? Promise.resolve('0xffffff') : answer());
    await expect(readLogs(OWNER, { ask, goesOn: always })).rejects.toThrow();
  });
});
