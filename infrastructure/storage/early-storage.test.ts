import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyStorage } from './early-storage.js';

const [LOCAL, SESSION] = [{ getItem: (key: string) => (key === '@porthole/wallet' ? 'lantern' : null) }, {}];
const forbidden = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

afterEach(() => vi.unstubAllGlobals());

describe('the storage before the core is loaded', () => {
  it.each([
    ['has the value of its own key', LOCAL, 'wallet', 'lantern'],
    ['lacks the key of another prefix', LOCAL, '@porthole/wallet', undefined],
    ['is empty if it is forbidden', forbidden, 'wallet', undefined],
    ['is empty if there is none', undefined, 'wallet', undefined],
    ['is empty if it is null, as in some web views', null, 'wallet', undefined],
  ])('%s', (_, area, key, value) => {
    vi.stubGlobal('localStorage', area);
    expect(earlyStorage('@porthole/').get(key)).toBe(value);
  });

  it('notices changes of its own keys by another tab, until it stops', () => {
    const page = new EventTarget();
    vi.stubGlobal('sessionStorage', SESSION);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    let changes = 0;
    const noticed = (key: string | null, storageArea: object | null = LOCAL) => {
      const before = changes;
      page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
      return changes > before;
    };
    const stop = earlyStorage('@porthole/').watch?.(() => changes++);
    expect(noticed('@porthole/wallet')).toBe(true);
    expect(noticed(null)).toBe(true);
    expect(noticed('@other/wallet')).toBe(false);
    expect(noticed('@porthole/wallet', SESSION)).toBe(false);
    expect(noticed(null, SESSION)).toBe(false);
    stop?.();
    expect(noticed('@porthole/wallet')).toBe(false);
  });

  it('watches nothing where there are no events', () => {
    vi.stubGlobal('addEventListener', undefined);
    vi.stubGlobal('removeEventListener', undefined);
    expect(() => earlyStorage('@porthole/').watch?.(() => undefined)()).not.toThrow();
  });
});
