/** The minute's work: what it sealed again, and what it could not, is in the log. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keySealer, newSealingKey } from '../sealing/key-sealer.js';
import { secretContext } from '../sealing/secret-context.js';
import { jsonLog } from '../watch/log.js';
import { housekeeping } from './housekeeping.js';
import { memoryStores } from './memory/memory-stores.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports how many accounts it sealed again, and how many no configured key opens', async () => {
  const [lost, old, fresh] = [newSealingKey(), newSealingKey(), newSealingKey()];
  const stores = { ...memoryStores(), sealer: keySealer(() => [old, fresh]) };
  for (const [id, key] of [...[['a', lost] as const, ['b', lost] as const], ...[['c', old] as const]]) {
    const sealedSecret = await keySealer(() => [key]).seal(Buffer.from('half'), secretContext(id));
    await stores.accounts.accountFor(id, { id, by: 'email', sealedSecret });
  }
  const lines: string[] = [];
  const stop = housekeeping(
    stores,
    jsonLog((line) => lines.push(line)),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'sealed anew', accounts: 1 },
    { level: 'warning', event: 'not sealed anew', accounts: 2, why: 'no configured key opens them' },
  ]);
});

it('says why it could not seal anew if the keys cannot be used, and counts no account', async () => {
  const [old, fresh] = [newSealingKey(), newSealingKey()];
  const { accounts, flows, limits } = memoryStores();
  const sealedSecret = await keySealer(() => [old]).seal(Buffer.from('half'), secretContext('a'));
  await accounts.accountFor('a', { id: 'a', by: 'email', sealedSecret });
  const away = () => Promise.reject(new Error('The key service answers with 503'));
  const sealer = { ...keySealer(() => [old, fresh]), open: away, ready: away };
  const lines: string[] = [];
  const stop = housekeeping(
    { accounts, flows, limits, sealer },
    jsonLog((line) => lines.push(line)),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    {
      ...{ time: expect.any(String), level: 'warning', event: 'not sealed anew' },
      why: 'the keys cannot be used, it continues later: The key service answers with 503',
    },
  ]);
});

it('does not begin while the round before is still at work, and says nothing more once the site has stopped', async () => {
  const stores = memoryStores();
  const ends: ((error?: Error) => void)[] = [];
  const sweep = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line));
  const stop = housekeeping({ ...stores, accounts: { ...stores.accounts, sweep } }, log);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ends).toHaveLength(1);
  ends[0]?.(new Error('no'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(2);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ event: 'housekeeping', error: 'Error' }]);
  stop();
  ends[1]?.(new Error('no'));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect([ends.length, lines.length]).toEqual([2, 1]);
});
