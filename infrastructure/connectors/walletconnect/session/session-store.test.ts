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

it('reads what another tab has written, but not over values that it is about to write', async () => {
  const storage = memoryStorage();
  const store = sessionStore(storage, 'a');
  store.keep();
  storage.otherTab().set('a', '{"name":"1"}');
  expect(store.get('name')).toBeUndefined();
  store.refresh();
  expect(store.get('name')).toBe(1);
  store.set('name', 2);
  store.refresh();
  await Promise.resolve();
  expect(storage.get('a')).toBe('{"name":"2"}');
});
