/** The contract of every `Storage`. */
import type { Storage } from '../../../application/ports/storage.js';
import { verifyEqual } from '../verify.js';
import type { TestRunner } from './test-runner.js';

/** The contract of every `Storage`. `make`: returns an empty store. */
export function storageContract({ describe, it }: TestRunner, make: () => Storage | Promise<Storage>): void {
  describe('keeps the Storage contract', () => {
    it('is empty at first', async () => {
      const storage = await make();
      verifyEqual(storage.get('key'), undefined, 'an unknown key');
    });

    it('returns the last value of each key', async () => {
      const storage = await make();
      storage.set('a', 'first');
      storage.set('b', 'other');
      storage.set('a', 'second');
      verifyEqual(storage.get('a'), 'second', 'a key set twice');
      verifyEqual(storage.get('b'), 'other', 'another key');
    });

    it('stores any text, including the empty one', async () => {
      const storage = await make();
      for (const text of ['', ' ', '{"a":1}', 'ünïcödé 🦊', 'null', 'undefined']) {
        storage.set('key', text);
        verifyEqual(storage.get('key'), text, 'the text');
      }
    });

    it('deletes a key that is set to undefined', async () => {
      const storage = await make();
      storage.set('key', 'value');
      storage.set('key', undefined);
      storage.set('never', undefined);
      verifyEqual(storage.get('key'), undefined, 'a removed key');
      verifyEqual(storage.get('never'), undefined, 'a key that never was');
    });

    it('separates the data of one tab, if it stores any', async () => {
      const storage = await make();
      storage.set('key', 'for all');
      verifyEqual(storage.tab?.get('key'), undefined, 'a key of all tabs');
      storage.tab?.set('key', 'for one');
      verifyEqual(storage.get('key'), 'for all', 'the key of all tabs');
      storage.set('key', undefined);
      if (storage.tab) verifyEqual(storage.tab.get('key'), 'for one', 'the key of one tab');
      storage.tab?.set('key', undefined);
      verifyEqual(storage.tab?.get('key'), undefined, 'a removed key of one tab');
    });

    it('does not mistake the names of built-in properties for keys', async () => {
      const storage = await make();
      for (const key of ['__proto__', 'constructor', 'toString', 'length', 'getItem']) {
        verifyEqual(storage.get(key), undefined, key);
        storage.set(key, 'value');
        verifyEqual(storage.get(key), 'value', key);
      }
    });
  });
}
