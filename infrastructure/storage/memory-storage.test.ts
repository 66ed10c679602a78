import { describe, expect, it } from 'vitest';
import { storageContract } from '../fakes/contracts/storage-contract.js';
import { memoryStorage } from './memory-storage.js';

storageContract({ describe, it }, () => memoryStorage());

it('starts with the given entries and returns its entries', () => {
  const storage = memoryStorage({ a: '1' });
  storage.set('b', '2');
  expect(storage.get('a')).toBe('1');
  expect(storage.entries()).toEqual({ a: '1', b: '2' });
});
