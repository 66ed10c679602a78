import { afterEach, expect, it, vi } from 'vitest';
import { createRelayer } from './relayer.js';

afterEach(() => vi.useRealTimers());

it('waits once more for an answer after a sleep longer than the limit', async () => {
  vi.useFakeTimers();
  const address = () => new Promise<string>(() => undefined);
  const relayer = createRelayer({
    address,
    onMessage: async () => undefined,
    onAway: () => undefined,
    onRefused: () => undefined,
  });
  const ends: unknown[] = [];
  relayer.ask('irn_publish', {}, 1000).catch((error) => ends.push(error));
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toMatchObject([{ code: 'request-failed' }]);
  relayer.ask('irn_publish', {}, 1000).catch((error) => ends.push(error));
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  relayer.stop();
});
