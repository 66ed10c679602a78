import { expect, it } from 'vitest';
import { external } from '../../infrastructure/connectors/external/index.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedDevice, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { scriptedProvider } from '../../infrastructure/fakes/scripted-provider.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { Storage } from '../ports/storage.js';
import { statusOf } from './status-of.js';

it.each(['the page', 'the wallet', 'another tab'])(
  'listeners of the provider are notified when %s disconnects',
  async (by) => {
    const provider = scriptedProvider(scriptedWallet(), {});
    const storage = memoryStorage();
    const visit = (kept: Storage) =>
      createModal({
        ...{ networks: SCRIPTED_NETWORKS, services: false, storage: kept, device: scriptedDevice() },
        connectors: [external({ id: 'test.wallet', name: 'Test', load: async () => provider })],
      });
    const modal = visit(storage);
    await expect(modal.connect('test.wallet')).resolves.toMatchObject({ ok: true });
    const received: unknown[] = [];
    const own = modal.getProvider() as typeof provider;
    own.on('accountsChanged', (accounts) => received.push(accounts));
    own.on('disconnect', (error) => received.push((error as { readonly code: number }).code));
    if (by === 'the page') await modal.disconnect();
    else if (by === 'the wallet') provider.emit('accountsChanged', []);
    else {
      const other = visit(storage.otherTab());
      await expect.poll(() => statusOf(other.getState())).toBe('connected');
      await other.disconnect();
      other.destroy();
    }
    await expect.poll(() => received).toEqual([[], 4900]);
    modal.destroy();
  },
);
