import { describe, expect, it } from 'vitest';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { keptFor } from '../ports/kept-for.js';
import { forgetExpired } from './forget-expired.js';

describe('S9.5 stored data about accounts', () => {
  it.each([
    ['identity_cache', 300_000],
    ['portfolio_cache', 30_000],
  ])('removes %s after %i milliseconds', (name, lifetime) => {
    const [storage, time] = [memoryStorage(), virtualTime(1_000_000)];
    const kept = keptFor(storage, time.scheduler, name, lifetime);
    kept.set('first', 1);
    time.advance(1);
    kept.set('second', 2);
    time.advance(lifetime - 1);
    const before = storage.get(name);
    forgetExpired(storage, time.scheduler);
    expect(storage.get(name)).toBe(before);
    time.advance(1);
    forgetExpired(storage, time.scheduler);
    expect(Object.keys(JSON.parse(storage.get(name) ?? '{}'))).toEqual(['second']);
    time.advance(1);
    forgetExpired(storage, time.scheduler);
    expect(storage.get(name)).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{}', '{"key":null}', '{"key":{"at":"1"}}', '{"key":{"at":2000000}}'])(
    'removes anything that is not an entry: %s',
    (text) => {
      const storage = memoryStorage();
      storage.set('identity_cache', text);
      forgetExpired(storage, virtualTime(1_000_000).scheduler);
      expect(storage.get('identity_cache')).toBeUndefined();
    },
  );

  it('is the only data that is read', () => {
    const storage = memoryStorage();
    storage.set('recent_wallets', '{');
    forgetExpired(storage, virtualTime(1_000_000).scheduler);
    expect(storage.get('recent_wallets')).toBe('{');
  });
});
