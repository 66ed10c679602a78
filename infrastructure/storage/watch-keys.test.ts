/** Which changes of storage count as those of another tab. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchKeys } from './watch-keys.js';

const [LOCAL, SESSION] = [{}, {}];

function watched() {
  const page = new EventTarget();
  vi.stubGlobal('localStorage', LOCAL);
  vi.stubGlobal('sessionStorage', SESSION);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const keys: (string | undefined)[] = [];
  const removals: (string | undefined)[] = [];
  const stop = watchKeys('@porthole/')((key, removed) => {
    keys.push(key);
    if (removed) removals.push(key);
  });
  const change = (key: string | null, storageArea: object | null = LOCAL, newValue: string | null = 'new') =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea, newValue }));
  return { keys, removals, change, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe('a change of storage', () => {
  it('is reported with its key, or without one if everything was cleared', () => {
    const { keys, change, stop } = watched();
    change('@porthole/wallet');
    change('@other/wallet');
    change(null);
    // A page that dispatches the event itself may leave the area out.
    change('@porthole/network', null);
    stop();
    change('@porthole/wallet');
    expect(keys).toEqual(['wallet', undefined, 'network']);
  });

  it('is reported as a removal if the event says so, whatever is stored by now', () => {
    const { keys, removals, change } = watched();
    change('@porthole/wallet', LOCAL, null);
    change('@porthole/network');
    expect([keys, removals]).toEqual([['wallet', 'network'], ['wallet']]);
  });

  it('is ignored in the storage of this tab, which a frame of the page shares', () => {
    const { keys, change } = watched();
    change('@porthole/wallet', SESSION);
    change(null, SESSION);
    expect(keys).toEqual([]);
  });
});
