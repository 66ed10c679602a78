import { expect, it, vi } from 'vitest';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS } from '../infrastructure/fakes/index.js';
import { mount } from './mount.js';

const loadShell = vi.hoisted(() => vi.fn());
vi.mock('./load-shell.js', () => ({ loadShell }));

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
