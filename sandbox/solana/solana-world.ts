/** Solana's part of the local world: one network, one token, wallets with keys, and who owns what. */
import type { Address } from '@solana/kit';
import type { NetworkInput } from '../../domain/network.js';
import { drawnIcon } from '../drawn-icon.js';
import type { TokenSettings } from '../world-settings.js';
import { makeKey } from './make-key.js';
import { type SolanaNode, startSolanaNode } from './solana-node.js';
import type { SolanaWalletSettings } from './solana-wallet.js';

/** What a page needs to know of it; plain JSON. */
export interface SolanaSettings {
  readonly network: NetworkInput;
  readonly token: TokenSettings;
  readonly wallets: readonly SolanaWalletSettings[];
}

export interface SolanaWorld {
  readonly node: SolanaNode;
  readonly settings: SolanaSettings;
}

const SOL = 1_000_000_000n;
const BRINE_ICON = drawnIcon({
  from: '#7cc4c4',
  to: '#2b6f86',
  path: 'M20 10c5 6 8 10 8 13a8 8 0 0 1-16 0c0-3 3-7 8-13Z',
});

export async function startSolanaWorld(port?: number): Promise<SolanaWorld> {
  const keys = ['sunfish 1', 'sunfish 2', 'sunfish 3', 'guppy'].map(makeKey);
  const [first, second, empty, fourth] = keys;
  if (!first || !second || !empty || !fourth) throw new Error('Unreachable: four keys were made above.');
  const mint = makeKey('brine').address as Address;
  const holder = (of: string) => ({ address: of as Address, lamports: 100n * SOL, tokens: [250_750_000n] });
  const node = await startSolanaNode({
    ...(port !== undefined && { port }),
    tokens: [{ mint, decimals: 6 }],
    holders: [first, second, fourth].map((key) => holder(key.address)),
  });
  const chains = [{ chain: 'solana:localnet', name: 'Brinepool', rpcUrl: node.rpcUrl }] as const;
  return {
    node,
    settings: {
      network: {
        ...{ id: 'brinepool', caipNetworkId: 'solana:brinepool', chainNamespace: 'solana', name: 'Brinepool' },
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [node.rpcUrl] } },
        testnet: false,
        assets: {
          imageUrl: drawnIcon({
            from: '#3f8f8b',
            to: '#1d4f5a',
            path: 'M8 16c4-4 8-4 12 0s8 4 12 0M8 25c4-4 8-4 12 0s8 4 12 0',
          }),
        },
      },
      token: { name: 'Brine', symbol: 'BRINE', decimals: 6, address: mint, iconUrl: BRINE_ICON },
      wallets: [
        {
          name: 'Sunfish',
          icon: drawnIcon({
            from: '#f0b64a',
            to: '#d97b34',
            path: 'M9 20c5-8 15-8 20 0-5 8-15 8-20 0ZM29 20l4-5v10ZM14 19h.1',
          }),
          keys: [first, second, empty],
          chains,
          note: 'Of Solana, with ?solana=1. Three accounts; the third is empty.',
        },
        {
          name: 'Guppy',
          icon: drawnIcon({ from: '#8f79c9', to: '#4f3f8a', path: 'M9 20c4-6 12-6 16 0-4 6-12 6-16 0ZM25 20l7-6v12Z' }),
          keys: [fourth],
          chains,
          note: 'Of Solana as well; signs, and leaves the sending to the site.',
          signsOnly: true,
        },
      ],
    },
  };
}
