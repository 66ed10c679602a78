/** What a modal fetches before a visitor comes near: on an idle page, with the page, or nothing. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModal } from './create-modal.js';
import { SCRIPTED_NETWORKS, scriptedApprovals, scriptedConnector, scriptedDevice } from './fakes/index.js';
import type { ModalOptions } from './options.js';
import { memoryStorage } from './storage/memory-storage.js';

describe('on an idle page', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Each line is one action, in order. */
  function idlePage(options: Partial<ModalOptions> = {}, { saveData = false, page = true } = {}) {
    const idle: (() => void)[] = [];
    vi.stubGlobal('navigator', { connection: { saveData } });
    if (page) vi.stubGlobal('document', { readyState: 'complete' });
    vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle.push(run));
    const done: string[] = [];
    const connector = scriptedConnector({ wallets: [] }).handle;
    const storage = memoryStorage();
    const modal = createModal({
      networks: SCRIPTED_NETWORKS,
      services: false,
      device: scriptedDevice(),
      storage,
      connectors: [{ ...connector, preload: () => void done.push('connector fetched') }],
      ...options,
    });
    modal.events$.subscribe(({ type }) => type === 'core.started' && done.push('core started'));
    const rest = async () => {
      for (const run of idle.splice(0)) run();
      // The time to load and start a core that is already cached.
      await import('./start-core.js');
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { modal, done, rest, storage };
  }

  it('starts without a shell', async () => {
    const { modal, done, rest } = idlePage();
    await rest();
    await expect.poll(() => done).toEqual(['connector fetched', 'core started']);
    modal.destroy();
  });

  it('only loads if a shell waits for a visitor, and starts when one comes near', async () => {
    const { modal, done, rest } = idlePage();
    modal.setShell(() => void done.push('shell fetched'));
    await rest();
    expect(done).toEqual(['connector fetched', 'shell fetched']);
    modal.preload();
    await expect.poll(() => done).toContain('core started');
    modal.destroy();
  });

  it('loads nothing ahead for visitors with data saver, until one comes near', async () => {
    const { modal, done, rest } = idlePage({}, { saveData: true });
    modal.setShell(() => void done.push('shell fetched'));
    await rest();
    expect(done).toEqual([]);
    modal.preload();
    await expect.poll(() => done).toEqual(['connector fetched', 'core started']);
    modal.destroy();
  });

  it('loads nothing once destroyed', async () => {
    const { modal, done, rest } = idlePage();
    modal.setShell(() => void done.push('shell fetched'));
    modal.destroy();
    await rest();
    expect(done).toEqual([]);
  });

  it('fetches no shell for a modal that is destroyed in the same task, or before', async () => {
    const { modal, done, rest } = idlePage({ preload: 'page' });
    modal.setShell(() => void done.push('shell fetched'));
    modal.destroy();
    modal.setShell(() => void done.push('shell fetched'));
    await rest();
    expect(done).toEqual(['connector fetched']);
  });

  it.each<[string, unknown]>([
    [
      'throws',
      () => {
        throw new Error('no such file');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no such file'))],
    ['is not a function', 'shell'],
  ])('keeps a shell that %s from the page', async (_, failing) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { modal, done, rest } = idlePage({ preload: 'page' });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    try {
      modal.setShell(failing as () => void);
      await settle();
      // Tries again.
      await rest();
      await settle();
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
    modal.preload();
    await expect.poll(() => done).toContain('core started');
    modal.destroy();
  });

  it('removes expired data, even if nobody connects', async () => {
    const { modal, done, rest, storage } = idlePage();
    const entry = (at: number) => ({ at, value: 'of an earlier visit' });
    const recent = entry(Date.now() - 20_000);
    storage.set('identity_cache', JSON.stringify({ old: entry(Date.now() - 300_001), recent }));
    storage.set('portfolio_cache', JSON.stringify({ old: entry(Date.now() - 30_001) }));
    modal.setShell(() => undefined);
    await rest();
    await expect.poll(() => storage.get('identity_cache')).toBe(JSON.stringify({ recent }));
    expect(storage.get('portfolio_cache')).toBeUndefined();
    expect(done).not.toContain('core started');
    modal.destroy();
  });

  it('starts when another tab changes stored data', async () => {
    const { modal, done, rest, storage } = idlePage();
    modal.setShell(() => undefined);
    await rest();
    expect(done).not.toContain('core started');
    storage.otherTab().set('connection_status', 'connected');
    await expect.poll(() => done).toContain('core started');
    modal.destroy();
  });

  it('starts if an embedded wallet may have a request', async () => {
    const { modal, done, rest } = idlePage({ approvals: scriptedApprovals() });
    modal.setShell(() => undefined);
    await rest();
    expect(done).toContain('core started');
    modal.destroy();
  });

  it('also starts for visitors with data saver without a shell', async () => {
    const { modal, done, rest } = idlePage({}, { saveData: true });
    await rest();
    await expect.poll(() => done).toContain('core started');
    modal.destroy();
  });

  it('fetches with the page when told to, without waiting until it is idle, and starts nothing', async () => {
    const { modal, done, rest } = idlePage({ preload: 'page' });
    expect(done).toEqual(['connector fetched']);
    modal.setShell(() => void done.push('shell fetched'));
    await Promise.resolve();
    expect(done).toEqual(['connector fetched', 'shell fetched']);
    await rest();
    expect(done.filter((each) => each === 'shell fetched')).toHaveLength(1);
    expect(done).not.toContain('core started');
    modal.destroy();
  });

  it('fetches with the page where the browser has no information on the connection', () => {
    vi.stubGlobal('document', { readyState: 'complete' });
    for (const navigator of [undefined, {}]) {
      vi.stubGlobal('navigator', navigator);
      const fetched = vi.fn();
      const connector = { ...scriptedConnector({ wallets: [] }).handle, preload: fetched };
      const options = { networks: SCRIPTED_NETWORKS, services: false, preload: 'page' } as const;
      createModal({
        ...options,
        storage: memoryStorage(),
        device: scriptedDevice(),
        connectors: [connector],
      }).destroy();
      expect(fetched).toHaveBeenCalledTimes(1);
    }
  });

  it('fetches nothing with the page on a server', () => {
    const { modal, done } = idlePage({ preload: 'page' }, { page: false });
    modal.setShell(() => void done.push('shell fetched'));
    expect(done).toEqual([]);
    modal.destroy();
  });

  it('asks again for the first screen once the page is idle, if the first attempt failed', async () => {
    const { modal, rest } = idlePage({ preload: 'page' });
    const fetch = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('shell');
    modal.setShell(fetch);
    await new Promise((resolve) => setImmediate(resolve));
    expect(fetch).toHaveBeenCalledTimes(1);
    await rest();
    expect(fetch).toHaveBeenCalledTimes(2);
    modal.destroy();
  });

  it('fetches nothing with the page for visitors with data saver', async () => {
    const { modal, done, rest } = idlePage({ preload: 'page' }, { saveData: true });
    modal.setShell(() => void done.push('shell fetched'));
    await rest();
    expect(done).toEqual([]);
    modal.destroy();
  });

  it('loads nothing when told to wait for an intent', async () => {
    const { modal, done, rest } = idlePage({ preload: 'intent' });
    modal.setShell(() => void done.push('shell fetched'));
    await rest();
    expect(done).toEqual([]);
    modal.destroy();
  });
});
