import { expect, it } from 'vitest';
import { memoryStorage } from '../../../storage/memory-storage.js';
import { sessionStore } from './session-store.js';

it('does not write an entry that another tab has removed', async () => {
  const storage = memoryStorage();
  const store = sessionStore(storage, 'a');
  store.keep();
  store.set('name', 1);
  await Promise.resolve();
  expect(storage.get('a')).toBe('{"name":"1"}');
  store.set('name', 2);
  storage.set('a', undefined);
  await Promise.resolve();
  expect(storage.get('a')).toBeUndefined();
});
