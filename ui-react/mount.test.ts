import { afterEach, expect, it, vi } from 'vitest';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedChain, scriptedConnector, scriptedWallet } from '../infrastructure/fakes/index.js';
import { mount } from './mount.js';

const loadShell = vi.hoisted(() => vi.fn());
vi.mock('./load-shell.js', () => ({ loadShell }));
afterEach(() => loadShell.mockReset());

it('tells the modal when its code could not be fetched, so that an idle page tries again', async () => {
  const modal = createModal({ networks: SCRIPTED_NETWORKS, services: false });
  const setShell = vi.spyOn(modal, 'setShell');
  const unmount = mount(modal);
  loadShell.mockRejectedValueOnce(new Error('offline'));
  const [fetch] = setShell.mock.calls[0] ?? [];
  await expect(fetch?.()).rejects.toThrow('offline');
  unmount();
  modal.destroy();
});

it('tries again with every click, also while a decision keeps the modal open', async () => {
  loadShell.mockRejectedValue(new Error('offline'));
  const wallet = scriptedWallet({ name: 'Harbor' });
  const modal = createModal({
    networks: SCRIPTED_NETWORKS,
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    services: false,
  });
  const unmount = mount(modal);
  await modal.connect(wallet.wallet.id);
  wallet.useNetwork('eip155:999');
  await expect.poll(() => modal.getState().shell).toMatchObject({ open: true, refusing: true });
  const mountShell = vi.fn(() => () => undefined);
  loadShell.mockResolvedValue({ mountShell });
  await modal.open();
  await expect.poll(() => mountShell.mock.calls).toHaveLength(1);
  unmount();
  modal.destroy();
});
