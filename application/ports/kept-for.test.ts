import { expect, it } from 'vitest';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { keptFor } from './kept-for.js';

const SECOND = 1_000;

it('S9.5 stores what fits: if the record is too long the oldest entries are dropped, and an entry that is too long is not stored', () => {
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

it('S9.5 removes expired entries from storage when they are read, and when the record is opened', () => {
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

it('S9.5 stores at most fifty entries, drops the oldest first, and a replaced entry is the newest', () => {
  const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
  const kept = keptFor(storage, time.scheduler, 'cache', 30 * SECOND);
  for (let at = 0; at < 50; at += 1) kept.set(`k${at}`, at);
  expect(kept.get('k0')?.value).toBe(0);
  kept.set('k0', 'again');
  kept.set('k50', 50);
  expect(['k0', 'k1', 'k2', 'k50'].map((key) => kept.get(key)?.value)).toEqual(['again', undefined, 2, 50]);
});

it.each([
  ['good to the millisecond', 1_000_000 - 30 * SECOND, true],
  ['too old', 1_000_000 - 30 * SECOND - 1, false],
  ['of now', 1_000_000, true],
  ['from the future', 1_000_001, false],
])('S9.5 an entry is %s', (_, at, good) => {
  const kept = keptFor(memoryStorage(), virtualTime(1_000_000).scheduler, 'cache', 30 * SECOND);
  kept.set('key', 'value', at);
  expect(kept.get('key')).toEqual(good ? { at, value: 'value' } : undefined);
});

it('S9.5 removes an undefined value, leaves no empty record, and does not affect other records', () => {
  const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
  const kept = keptFor(storage, time.scheduler, 'cache', SECOND);
  kept.set('key', 'value');
  expect(keptFor(storage, time.scheduler, 'other', SECOND).get('key')).toBeUndefined();
  kept.set('key', undefined);
  expect([kept.get('key'), storage.get('cache')]).toEqual([undefined, undefined]);
});

it.each(['', 'null', '5', '"text"', '{', '[]', '{"key":null}', '{"key":{"value":1}}', '{"key":{"at":"1","value":1}}'])(
  'S9.5 finds nothing in %j, and still works',
  (text) => {
    const storage = memoryStorage();
    storage.set('cache', text);
    const kept = keptFor(storage, virtualTime(1_000_000).scheduler, 'cache', SECOND);
    expect(kept.get('key')).toBeUndefined();
    kept.set('key', 'value');
    expect(kept.get('key')?.value).toBe('value');
  },
);

it('S9.5 writes only if an entry has expired or is set', () => {
  const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
  const written: unknown[] = [];
  const watched = {
    ...storage,
    get: storage.get,
    set: (name: string, value: string | undefined) => {
      written.push(value);
      storage.set(name, value);
    },
  };
  const kept = keptFor(watched, time.scheduler, 'cache', SECOND);
  kept.get('key');
  expect(written).toEqual([]);
  kept.set('key', 'value');
  kept.get('key');
  expect(written).toHaveLength(1);
  time.advance(SECOND + 1);
  kept.get('key');
  kept.get('key');
  expect(written).toEqual([written[0], undefined]);
});
