/** A visitor of an app with the packed package, in Node: a modal, wallets with keys, and any nodes. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Modal } from '../../application/modal/modal.js';
import type { ConnectorHandle } from '../../application/ports/handle.js';
import type * as evmEntry from '../../infrastructure/chains/evm/index.js';
import type * as solanaEntry from '../../infrastructure/chains/solana/index.js';
import type * as externalEntry from '../../infrastructure/connectors/external/index.js';
import type * as standardEntry from '../../infrastructure/connectors/wallet-standard/index.js';
import type * as modalEntry from '../../infrastructure/create-modal.js';
import type * as testingEntry from '../../infrastructure/fakes/index.js';
import { type EvmNode, startEvmNode } from '../evm-node.js';
import { createJoinedWallet } from '../solana/joined-wallet.js';
import { register } from '../solana/register.js';
import { type SolanaWorld, startSolanaWorld } from '../solana/solana-world.js';
import { createSandboxWallet } from '../wallets/wallet.js';

interface Entries {
  readonly index: typeof modalEntry;
  readonly evm: typeof evmEntry;
  readonly solana: typeof solanaEntry;
  readonly external: typeof externalEntry;
  readonly 'wallet-standard': typeof standardEntry;
  readonly testing: typeof testingEntry;
}

/** A module of the app. */
export function moduleOf<T>(folder: string, path: string): Promise<T> {
  return import(pathToFileURL(join(folder, path)).href);
}

function entry<K extends keyof Entries>(folder: string, name: K): Promise<Entries[K]> {
  return moduleOf(folder, `node_modules/porthole/dist/${name}.js`);
}

/** Connected with Harbor on a separate network. */
export async function evmVisit(folder: string): Promise<{ modal: Modal; node: EvmNode; stop(): Promise<void> }> {
  const [{ createModal }, { evm }, { external }, testing] = await Promise.all([
    entry(folder, 'index'),
    entry(folder, 'evm'),
    entry(folder, 'external'),
    entry(folder, 'testing'),
  ]);
  const node = await startEvmNode({ chainId: 31_337, accounts: 2 });
  const { chainId, rpcUrl, accounts } = node;
  const [first] = accounts;
  if (!first) throw new Error('The node has no accounts.');
  const { provider } = createSandboxWallet({
    ...{ name: 'Harbor', rdns: 'example.harbor', icon: 'data:image/png;base64,AAAA', mode: 'approve' },
    keys: [first.privateKey],
    networks: [{ chainId, name: 'Saltmarsh', rpcUrl }],
  });
  const modal = createModal({
    networks: [
      {
        ...{ id: chainId, name: 'Saltmarsh', rpcUrls: { default: { http: [rpcUrl] } } },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
    chains: [evm()],
    connectors: [external({ id: 'harbor', name: 'Harbor', load: () => provider })],
    ...{ services: false, storage: testing.memoryStorage(), device: testing.scriptedDevice() },
  });
  return { modal, node, stop: () => ending(modal, () => node.stop()) };
}

/** With Sunfish on the page, on a separate network. */
export async function solanaVisit(
  folder: string,
): Promise<{ modal: Modal; world: SolanaWorld; stop(): Promise<void> }> {
  const [{ createModal }, { solana }, { walletStandard }, testing] = await Promise.all([
    entry(folder, 'index'),
    entry(folder, 'solana'),
    entry(folder, 'wallet-standard'),
    entry(folder, 'testing'),
  ]);
  const world = await startSolanaWorld();
  const settings = world.settings.wallets.find(({ name }) => name === 'Sunfish');
  if (!settings) throw new Error('There is no Sunfish.');
  register(createJoinedWallet({ ...settings, mode: 'approve' }), window);
  const connectors: readonly ConnectorHandle[] = [walletStandard()];
  const modal = createModal({
    networks: [world.settings.network],
    chains: [solana()],
    connectors,
    ...{ services: false, storage: testing.memoryStorage(), device: testing.scriptedDevice() },
  });
  return { modal, world, stop: () => ending(modal, () => world.node.stop()) };
}

async function ending(modal: Modal, stop: () => Promise<void>): Promise<void> {
  modal.destroy();
  await stop();
}
