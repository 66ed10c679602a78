import { describe, expect, it, vi } from 'vitest';
import { statusOf } from '../application/connect/status-of.js';
import type { Modal } from '../application/modal/modal.js';
import type { Storage } from '../application/ports/storage.js';
import { createModal } from './create-modal.js';
import { SCRIPTED_NETWORKS, scriptedConnector, scriptedDevice, scriptedWallet } from './fakes/index.js';
import { memoryStorage } from './storage/memory-storage.js';

/** A modal with fakes; each one created is another visit, with the same wallet and storage. */
async function setUp() {
  const wallet = scriptedWallet();
  const stored = memoryStorage();
  const reads: string[] = [];
  const storage: Storage = {
    ...stored,
    get(key) {
      reads.push(key);
      return stored.get(key);
    },
  };
  const device = scriptedDevice();
  const visit = () => {
    const connectors = [scriptedConnector({ wallets: [wallet] }).handle];
    return createModal({ networks: SCRIPTED_NETWORKS, services: false, storage, device, connectors });
  };
  const first = visit();
  await expect(first.connect(wallet.wallet.id)).resolves.toMatchObject({ ok: true });
  // The first visit ends once expired data has been removed.
  await expect.poll(() => reads).toContain('portfolio_cache');
  first.destroy();
  reads.length = 0;
  return { reads, visit };
}

describe('a modal that is not visible', () => {
  it('does nothing', async () => {
    const { reads, visit } = await setUp();
    const modal = visit();
    expect(statusOf(modal.getServerState())).toBe('disconnected');
    await modal.egress();
    expect(reads).toEqual([]);
    modal.destroy();
    expect(statusOf(modal.getState())).toBe('disconnected');
  });

  it.each<[string, (modal: Modal) => unknown]>([
    ['its state is read', (modal) => modal.getState()],
    ['its state is followed', (modal) => modal.state$.subscribe(() => undefined)],
    ['its events are followed', (modal) => modal.events$.subscribe(() => undefined)],
    ['it is told to load', (modal) => modal.preload()],
    ['it is asked for something', (modal) => modal.configure({})],
  ])('restores the last visit once %s', async (_, look) => {
    const { visit } = await setUp();
    const modal = visit();
    look(modal);
    await expect.poll(() => statusOf(modal.getState())).toBe('connected');
    modal.destroy();
  });

  it('shows stored connections before anything is loaded, but not on a server', async () => {
    const { visit } = await setUp();
    const modal = visit();
    const statuses: string[] = [];
    modal.state$.subscribe((state) => statuses.push(statusOf(state)));
    expect(statuses).toEqual(['connecting']);
    expect(statusOf(modal.getServerState())).toBe('disconnected');
    modal.destroy();
  });
});

it('is created and rendered on a server without reading a global of the browser', () => {
  const touched: string[] = [];
  const globals = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'] as const;
  const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  vi.stubEnv('NODE_ENV', 'production');
  for (const name of globals) {
    const get = () => void touched.push(name);
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  const modal = createModal({ networks: SCRIPTED_NETWORKS, services: false, connectors: [] });
  modal.setShell(() => undefined);
  expect(statusOf(modal.getServerState())).toBe('disconnected');
  modal.destroy();
  for (const [name, given] of before) {
    if (given) Object.defineProperty(globalThis, name, given);
    else Reflect.deleteProperty(globalThis, name);
  }
  vi.unstubAllEnvs();
  expect(touched).toEqual([]);
});

it('lets connectors load their code in parallel with the core', async () => {
  const order: string[] = [];
  const connector = scriptedConnector({ wallets: [] }).handle;
  const modal = createModal({
    networks: SCRIPTED_NETWORKS,
    services: false,
    device: scriptedDevice(),
    storage: memoryStorage(),
    connectors: [{ ...connector, preload: () => void order.push('fetched') }],
  });
  expect(order).toEqual([]);
  modal.events$.subscribe(({ type }) => type === 'core.started' && order.push('started'));
  modal.preload();
  await expect.poll(() => order).toEqual(['fetched', 'started']);
  modal.destroy();
});
