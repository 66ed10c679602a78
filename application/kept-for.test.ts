import { expect, it } from 'vitest';
import { virtualTime } from '../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../infrastructure/storage/memory-storage.js';
import { keptFor } from './kept-for.js';

const SECOND = 1_000;

it('S9.5 keeps what fits: of what is too much the oldest goes, and what is too long is not kept at all', () => {
  const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
  const kept = keptFor(storage, time.scheduler, 'cache', 30 * SECOND);
  kept.set('first', 'a'.repeat(300_000));
  time.advance(SECOND);
  kept.set('second', 'b'.repeat(100_000));
  time.advance(SECOND);
  kept.set('third', 'c'.repeat(250_000));
  expect(['first', 'second', 'third'].map((key) => kept.get(key) !== undefined)).toEqual([false, true, true]);
  kept.set('fourth', 'd'.repeat(600_000));
  expect(['second', 'third', 'fourth'].map((key) => kept.get(key) !== undefined)).toEqual([true, true, false]);
  expect(storage.get('cache')?.length).toBeLessThan(500_000);
});

it('S9.5 leaves nothing in storage that has run out: not when it is found, nor when it begins anew', () => {
  const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
  const kept = keptFor(storage, time.scheduler, 'cache', 30 * SECOND);
  kept.set('old', 'secret');
  time.advance(20 * SECOND);
  kept.set('new', 'fresh');
  time.advance(11 * SECOND);
  expect(kept.get('new')?.value).toBe('fresh');
  expect(storage.get('cache')).not.toContain('secret');
  time.advance(20 * SECOND);
  keptFor(storage, time.scheduler, 'cache', 30 * SECOND);
  expect(storage.get('cache')).toBeUndefined();
});
