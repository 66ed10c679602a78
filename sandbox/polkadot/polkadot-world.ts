/** Polkadot in the local world: one network, a wallet with keys, and its balances. */
import { createHash } from 'node:crypto';
import type { NetworkInput } from '../../domain/network/network.js';
import { drawnIcon } from '../drawn-icon.js';
import type { PhonePolkadotSettings } from '../phone/polkadot-namespace.js';
import { addressOf } from './polkadot-key.js';
import type { PolkadotWalletSettings } from './polkadot-wallet.js';
import { type StorageNode, startStorageNode } from './storage-node.js';

/** Its settings for a page; plain JSON. */
export interface PolkadotSettings {
  readonly network: NetworkInput;
  readonly wallets: readonly PolkadotWalletSettings[];
  /** Of the wallet on the phone. */
  readonly phone: PhonePolkadotSettings;
}

export interface PolkadotWorld {
  readonly node: StorageNode;
  readonly settings: PolkadotSettings;
}

const DOT = 10_000_000_000n;

export async function startPolkadotWorld(port?: number): Promise<PolkadotWorld> {
  const keys = ['petrel 1', 'petrel 2', 'ferry'].map((word) => createHash('sha256').update(word).digest('hex'));
  const [first, second, third] = keys;
  if (!first || !second || !third) throw new Error('Unreachable: three keys were made above.');
  const held = Object.fromEntries(keys.map((key) => [addressOf(key), 50n * DOT]));
  const node = await startStorageNode(held, port);
  return {
    node,
    settings: {
      network: {
        ...{ id: 'skerry', caipNetworkId: 'polkadot:skerry', chainNamespace: 'polkadot', name: 'Skerry' },
        nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
        rpcUrls: { default: { http: [node.rpcUrl] } },
        testnet: false,
        assets: {
          imageUrl: drawnIcon({ from: '#8a8f99', to: '#4a4f5c', path: 'M8 27h24M11 27l5-9 4 5 3-8 6 12' }),
        },
      },
      phone: { keys: [third], chains: [{ chain: 'polkadot:skerry', name: 'Skerry' }] },
      wallets: [
        {
          name: 'Petrel',
          icon: drawnIcon({
            from: '#5a6f8f',
            to: '#2f3f5a',
            path: 'M8 18c5-5 9-4 12 1 3-5 7-6 12-1-4 0-8 2-12 7-4-5-8-7-12-7Z',
          }),
          keys: [first, second],
          note: 'Of Polkadot, with ?polkadot=1. Two accounts.',
        },
      ],
    },
  };
}
