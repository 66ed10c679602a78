import { beforeEach, expect, it, vi } from 'vitest';
import type { Handle } from '../application/ports/handle.js';
import { createModal } from './create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedCatalogue,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from './fakes/index.js';
import type { ModalOptions } from './options.js';
import { memoryStorage } from './storage/memory-storage.js';

const slow = vi.hoisted(() => {
  let letIn: () => void = () => undefined;
  const line = new Promise<void>((done) => {
    letIn = done;
  });
  const order: string[] = [];
  return { line, comes: () => letIn(), breaks: false, order };
});
// The real container, with a slow and failing download.
vi.mock('./composition-root.js', async (original) => {
  slow.order.push('container');
  await slow.line;
  const real = await original<typeof import('./composition-root.js')>();
  return {
    composeAdapters: (...given: Parameters<typeof real.composeAdapters>) => {
      if (slow.breaks) throw new Error('offline');
      return real.composeAdapters(...given);
    },
  };
});

beforeEach(() => {
  slow.breaks = false;
});

/** Records that the handle is loaded. */
function noted<T>(handle: Handle<T>, order: string[]): Pick<Handle<T>, 'load'> {
  return {
    load: (context) => {
      order.push(handle.id);
      return handle.load(context);
    },
  };
}

function modalOf(options: Partial<ModalOptions>) {
  const wallet = scriptedWallet();
  const modal = createModal({
    networks: SCRIPTED_NETWORKS,
    services: false,
    storage: memoryStorage(),
    device: scriptedDevice(),
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    ...options,
  });
  return { modal, connect: () => modal.connect(wallet.wallet.id) };
}

// The order matters: the second test loads the container, so that it is cached from the third on.
it('does not load the container to open a modal that needs no late adapters', async () => {
  const { modal } = modalOf({ chains: [scriptedChain().handle] });
  await expect(modal.open()).resolves.toMatchObject({ ok: true });
  expect(slow.order).toEqual([]);
  modal.destroy();
});

it('requests the directory without the container, connects before it is loaded, and loads a chain in parallel, once', async () => {
  const catalogue = scriptedCatalogue();
  const chain = scriptedChain();
  const { modal, connect } = modalOf({
    services: { catalogue: { ...catalogue.handle, ...noted(catalogue.handle, slow.order) } },
    chains: [{ ...chain.handle, ...noted(chain.handle, slow.order) }],
  });
  await expect(modal.open()).resolves.toMatchObject({ ok: true });
  await expect.poll(() => catalogue.queries.length).toBeGreaterThan(0);
  expect(slow.order).toEqual(['scripted']);
  await expect(connect()).resolves.toMatchObject({ ok: true });
  await expect.poll(() => slow.order).toEqual(['scripted', 'eip155', 'container']);
  expect(chain.calls).toEqual([]);
  slow.comes();
  await expect.poll(() => chain.calls.map(({ task }) => task)).toContain('holdings');
  expect(slow.order).toEqual(['scripted', 'eip155', 'container']);
  modal.destroy();
});

it('fails with request-failed while the container cannot be loaded, and retries the next time', async () => {
  slow.breaks = true;
  const chain = scriptedChain();
  const { modal, connect } = modalOf({ chains: [chain.handle] });
  await expect(connect()).resolves.toMatchObject({ ok: true });
  await expect(modal.signMessage('Hello')).resolves.toMatchObject({
    ...{ ok: false, failure: { code: 'request-failed' } },
  });
  slow.breaks = false;
  await expect(modal.signMessage('Hello')).resolves.toMatchObject({ ok: true });
  modal.destroy();
});

it('tells parts that are still being loaded that the modal was destroyed', async () => {
  const { handle } = scriptedCatalogue();
  const told: string[] = [];
  let arrive: () => void = () => undefined;
  const fetched = new Promise<void>((done) => {
    arrive = done;
  });
  const load = vi.fn(async (context: Parameters<typeof handle.load>[0]) => {
    context.destroyed$?.subscribe(() => {
      told.push('early');
      context.destroyed$?.subscribe(() => told.push('meanwhile'));
    });
    await fetched;
    context.destroyed$?.subscribe(() => told.push('late'));
    return handle.load(context);
  });
  const { modal } = modalOf({ services: { catalogue: { ...handle, load } } });
  await modal.open();
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  modal.destroy();
  arrive();
  await expect.poll(() => told).toEqual(['early', 'meanwhile', 'late']);
});
