import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedConnector, scriptedDevice, scriptedWallet } from '../infrastructure/fakes/index.js';
import { memoryStorage } from '../infrastructure/storage/memory-storage.js';
import { ModalContext } from './modal-context.js';
import { type NetworkInUse, useNetwork } from './use-network.js';

let used: NetworkInUse | undefined;

function Reader() {
  used = useNetwork();
  return null;
}

it('useNetwork returns the id of an EVM network as a number, also of an unsupported one', async () => {
  const wallet = scriptedWallet();
  const modal = createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, storage: memoryStorage(), device: scriptedDevice() },
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    allowUnsupportedChain: true,
  });
  await expect(modal.connect(wallet.wallet.id)).resolves.toMatchObject({ ok: true });
  const read = () => {
    renderToStaticMarkup(
      <ModalContext.Provider value={{ ...modal, getServerState: modal.getState }}>
        <Reader />
      </ModalContext.Provider>,
    );
    return used;
  };
  expect(read()).toMatchObject({ chainId: 1, isUnsupported: false });
  wallet.useNetwork('eip155:987654');
  await expect.poll(read).toMatchObject({ chainId: 987654, networkId: 'eip155:987654', isUnsupported: true });
  modal.destroy();
});
