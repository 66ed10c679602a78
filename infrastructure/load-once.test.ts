import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.js';

describe('loading once', () => {
  it('keeps what was loaded', async () => {
    const load = vi.fn(() => Promise.resolve({}));
    const get = loadOnce(load);
    expect(await get()).toBe(await get());
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline'));
    const get = loadOnce(load);
    await expect(get()).rejects.toThrow('offline');
    await expect(get()).resolves.toBe('here');
  });

  it('does not start a second time when called from within', async () => {
    let inner: Promise<object> | undefined;
    const load = vi.fn(() => {
      inner = get();
      return Promise.resolve({});
    });
    const get: () => Promise<object> = loadOnce(load);
    expect(await get()).toBe(await inner);
    expect(load).toHaveBeenCalledOnce();
  });
});
