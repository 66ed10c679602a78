/** Solana in the local world: one network, one token, wallets with keys, and their balances. */
import type { Address } from '@solana/kit';
import type { Hex } from 'viem';
import type { NetworkInput } from '../../domain/network/network.js';
import { drawnIcon } from '../drawn-icon.js';
import type { PhoneSolanaSettings } from '../phone/solana-namespace.js';
import type { TokenSettings } from '../token-settings.js';
import type { WalletNetwork } from '../wallets/wallet-memory.js';
import { makeKey } from './make-key.js';
import { type SolanaNode, startSolanaNode } from './solana-node.js';
import type { SolanaWalletSettings } from './solana-wallet.js';

/** Its settings for a page; plain JSON. */
export interface SolanaSettings {
  readonly network: NetworkInput;
  readonly token: TokenSettings;
  readonly wallets: readonly SolanaWalletSettings[];
  /** Of the wallet on the phone. */
  readonly phone: PhoneSolanaSettings;
}

export interface SolanaWorld {
  readonly node: SolanaNode;
  readonly settings: SolanaSettings;
}

/** The wallet that also supports EVM networks, with the first of the node's keys that no other wallet uses. */
export function mantaSettings(
  { rpcUrl }: SolanaNode,
  keys: readonly Hex[],
  networks: readonly [WalletNetwork, ...WalletNetwork[]],
): SolanaWalletSettings {
  const key = keys[10];
  if (!key) throw new Error('The node has too few accounts for a wallet of both kinds.');
  return {
    name: 'Manta',
    icon: drawnIcon({
      from: '#5a7fb5',
      to: '#27406b',
      path: 'M7 22c4-8 9-9 13-4 4-5 9-4 13 4-5-2-9-1-13 3-4-4-8-5-13-3ZM20 25v7',
    }),
    keys: [makeKey('manta')],
    chains: chainsAt(rpcUrl),
    note: 'With ?solana=1: for EVM networks and for Solana, under one name.',
    evm: { rdns: 'example.manta', keys: [key], networks },
  };
}

const chainsAt = (rpcUrl: string) => [{ chain: 'solana:localnet', name: 'Brinepool', rpcUrl }] as const;
const SOL = 1_000_000_000n;
const BRINE_ICON = drawnIcon({
  from: '#7cc4c4',
  to: '#2b6f86',
  path: 'M20 10c5 6 8 10 8 13a8 8 0 0 1-16 0c0-3 3-7 8-13Z',
});

export async function startSolanaWorld(port?: number): Promise<SolanaWorld> {
  const keys = ['sunfish 1', 'sunfish 2', 'sunfish 3', 'guppy', 'manta', 'ferry'].map(makeKey);
  const [first, second, empty, fourth, fifth, sixth] = keys;
  if (!first || !second || !empty || !fourth || !fifth || !sixth)
    throw new Error('Unreachable: six keys were made above.');
  const mint = makeKey('brine').address as Address;
  const holder = (of: string) => ({ address: of as Address, lamports: 100n * SOL, tokens: [250_750_000n] });
  const node = await startSolanaNode({
    ...(port !== undefined && { port }),
    tokens: [{ mint, decimals: 6 }],
    holders: [first, second, fourth, fifth, sixth].map((key) => holder(key.address)),
  });
  const chains = chainsAt(node.rpcUrl);
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
      phone: { keys: [sixth], chains: [{ chain: 'solana:brinepool', name: 'Brinepool', rpcUrl: node.rpcUrl }] },
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
