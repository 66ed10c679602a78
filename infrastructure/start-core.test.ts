import { expect, it, vi } from 'vitest';
import { createModal } from './create-modal.js';
import { SCRIPTED_NETWORKS, scriptedChain, scriptedConnector, scriptedDevice, scriptedWallet } from './fakes/index.js';
import { memoryStorage } from './storage/memory-storage.js';

const slow = vi.hoisted(() => {
  let letIn: () => void = () => undefined;
  const line = new Promise<void>((done) => {
    letIn = done;
  });
  return { line, comes: () => letIn() };
});
// The real one, over a slow line.
vi.mock('./composition-root.js', async (original) => {
  await slow.line;
  return original();
});

it('has a chain fetched beside the container, once', async () => {
  const loaded: string[] = [];
  const wallet = scriptedWallet();
  const chain = scriptedChain();
  const modal = createModal({
    networks: SCRIPTED_NETWORKS,
    services: false,
    storage: memoryStorage(),
    device: scriptedDevice(),
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    chains: [
      {
        ...chain.handle,
        load: (context) => {
          loaded.push(chain.handle.namespace);
          return chain.handle.load(context);
        },
      },
    ],
  });
  await expect(modal.connect(wallet.wallet.id)).resolves.toMatchObject({ ok: true });
  await expect.poll(() => loaded).toEqual(['eip155']);
  expect(chain.calls).toEqual([]);
  slow.comes();
  await expect.poll(() => chain.calls.map(({ task }) => task)).toContain('holdings');
  expect(loaded).toEqual(['eip155']);
  modal.destroy();
});
