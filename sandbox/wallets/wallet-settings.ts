/** The wallets of the sandbox, with invented names. Each has its own real keys and one special property. */
import type { Hex } from 'viem';
import { drawnIcon } from '../drawn-icon.js';
import type { WalletNetwork } from './wallet-memory.js';

/** The settings from which a page creates a wallet; plain JSON. */
export interface WalletSettings {
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
  readonly keys: readonly [Hex, ...Hex[]];
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]];
  /** What this wallet is for, in a sentence. */
  readonly note: string;
  /** Reports its assets to sites on request (ERC-7811). */
  readonly listsAssets?: boolean;
  /** Supports atomic batches (EIP-5792). */
  readonly batches?: boolean;
  /** Does not announce itself: it is in `window.ethereum`, when the page requests such wallets. */
  readonly legacyFlag?: string;
}

/** A network that no dapp knows and that has no node. */
const FARSHORE: WalletNetwork = { chainId: 424_242, name: 'Farshore' };

/** `keys` are those of the node's accounts, in its order; eight are used. */
export function walletSettings(
  keys: readonly Hex[],
  emptyKey: Hex,
  networks: readonly [WalletNetwork, WalletNetwork],
): readonly WalletSettings[] {
  const [first, second] = networks;
  const key = (index: number): Hex => {
    const found = keys[index];
    if (found === undefined) throw new Error(`The node has no account ${index}.`);
    return found;
  };
  return [
    {
      name: 'Harbor',
      rdns: 'example.harbor',
      icon: drawnIcon({
        from: '#1f6f8b',
        to: '#0c3d5c',
        path: 'M20 9.5v21M13 15h14M9.5 22c.8 5.5 5 8.5 10.5 8.5s9.7-3 10.5-8.5',
      }),
      keys: [key(0), key(1), emptyKey],
      networks: [first, second],
      note: 'Knows both networks, and carries out several calls at once. Three accounts; the third is empty.',
      batches: true,
    },
    {
      name: 'Lantern',
      rdns: 'example.lantern',
      icon: drawnIcon({
        from: '#f3a73c',
        to: '#d9632a',
        path: 'M15 14h10l2 14H13l2-14ZM17 14v-2a3 3 0 0 1 6 0v2M20 18.5v5',
      }),
      keys: [key(2), key(3)],
      networks: [first],
      note: `Knows ${first.name} only: ${second.name} has to be added.`,
    },
    {
      name: 'Northstar',
      rdns: 'example.northstar',
      icon: drawnIcon({
        from: '#3b3a78',
        to: '#1b1a3c',
        path: 'M20 8.5 22.4 17.6 31.5 20l-9.1 2.4L20 31.5l-2.4-9.1L8.5 20l9.1-2.4Z',
      }),
      keys: [key(4)],
      networks: [second, first],
      note: `Starts on ${second.name}, and reports its balances to sites. With ?late=2000 it announces itself that many milliseconds late.`,
      listsAssets: true,
    },
    {
      name: 'Fennel',
      rdns: 'example.fennel',
      icon: drawnIcon({
        from: '#7fb069',
        to: '#3d7a4a',
        path: 'M20 31V17M20 24c-5 0-8-3-8-8 5 0 8 3 8 8ZM20 20c0-5 3-8 8-8 0 5-3 8-8 8Z',
      }),
      keys: [key(5)],
      networks: [FARSHORE, first, second],
      note: 'Starts on Farshore, a network this page does not know.',
    },
    {
      name: 'Kestrel',
      rdns: 'example.kestrel',
      icon: drawnIcon({
        from: '#c95a49',
        to: '#8a2f3c',
        path: 'M9 16c5 0 8 2 11 6 3-4 6-6 11-6-2 6-6 10-11 12-5-2-9-6-11-12Z',
      }),
      keys: [key(6)],
      networks: [first, second],
      note: 'In window.ethereum only, with ?legacy=1.',
      legacyFlag: 'isKestrel',
    },
    {
      name: 'Osprey',
      rdns: 'example.osprey',
      icon: drawnIcon({ from: '#6b5b4b', to: '#3a3029', path: 'M8 18c6-1 9 2 12 7 3-5 6-8 12-7M20 25v6M16 11h8' }),
      keys: [key(7)],
      networks: [first, second],
      note: 'Beside Kestrel in window.ethereum.providers, with ?legacy=many.',
      legacyFlag: 'isOsprey',
    },
  ];
}
