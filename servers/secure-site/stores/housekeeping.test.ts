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
