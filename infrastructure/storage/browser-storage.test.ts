import { describe, expect, it } from 'vitest';
import { storageContract } from '../fakes/contracts/storage-contract.js';
import { scriptedDevice } from '../fakes/scripted-device.js';
import { browserStorage } from './browser-storage.js';
import type { StorageArea } from './kept-text.js';
import { memoryStorage } from './memory-storage.js';

/** A stand-in for `localStorage`; the real one is tested in a browser (browser/device.test.ts). */
function areaOf(initial: Record<string, string> = {}) {
  const kept = memoryStorage(initial);
  const area: StorageArea = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.set(key, undefined),
  };
  return { area, kept };
}
const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

storageContract({ describe, it }, () => {
  const [{ area }, { area: tabArea }] = [areaOf(), areaOf()];
  return browserStorage({ prefix: '@porthole/', area: () => area, tabArea: () => tabArea, log: () => undefined });
});

describe('browser storage', () => {
  it('separates its keys from others', () => {
    const { area, kept } = areaOf({ key: 'of somebody else' });
    const storage = browserStorage({ prefix: '@porthole/', area: () => area, log: () => undefined });
    const other = browserStorage({ prefix: '@other/', area: () => area, log: () => undefined });
    expect(storage.get('key')).toBeUndefined();
    storage.set('key', 'ours');
    expect(other.get('key')).toBeUndefined();
    expect(kept.entries()).toEqual({ key: 'of somebody else', '@porthole/key': 'ours' });
  });

  it.each<[string, () => StorageArea | null | undefined]>([
    ['absent', () => undefined],
    ['null, as in some web views', () => null],
  ])('is empty and logs nothing if it is %s', (_, area) => {
    const device = scriptedDevice();
    const storage = browserStorage({ prefix: '', area, log: device.log });
    storage.set('key', 'value');
    expect(storage.get('key')).toBeUndefined();
    expect(device.lines).toEqual([]);
  });

  it.each<[string, () => StorageArea]>([
    ['forbidden', throwing],
    ['broken', () => ({ getItem: throwing, setItem: throwing, removeItem: throwing })],
  ])('S7.9 is empty if it is %s, which is logged as info once per kind', (_, area) => {
    const device = scriptedDevice();
    const storage = browserStorage({ prefix: '', area, log: device.log });
    for (let time = 0; time < 3; time++) {
      storage.set('key', 'value');
      storage.set('key', undefined);
      expect(storage.get('key')).toBeUndefined();
    }
    expect(device.lines.map(({ level }) => level)).toEqual(['info', 'info']);
  });

  it('works again once the browser allows it', () => {
    const { area } = areaOf();
    let allowed = false;
    const storage = browserStorage({ prefix: '', area: () => (allowed ? area : throwing()), log: () => undefined });
    storage.set('key', 'value');
    allowed = true;
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
  });

  it('can be created without a browser', () => {
    const storage = browserStorage({ prefix: '', log: () => undefined });
    storage.set('key', 'value');
    storage.set('key', undefined);
    expect(storage.get('key')).toBeUndefined();
  });
});
