/** Bitcoin in the local world: one network, wallets with keys, and their balances. */
import type { NetworkInput } from '../../domain/network/network.js';
import { drawnIcon } from '../drawn-icon.js';
import type { PhoneBitcoinSettings } from '../phone/bitcoin-namespace.js';
import { addressOf } from './bitcoin-key.js';
import type { BitcoinWalletSettings } from './bitcoin-wallet.js';
import { type ExplorerServer, startExplorer } from './explorer-server.js';
import { makeBitcoinKey } from './make-bitcoin-key.js';

/** Its settings for a page; plain JSON. */
export interface BitcoinSettings {
  readonly network: NetworkInput;
  readonly wallets: readonly BitcoinWalletSettings[];
  /** Of the wallet on the phone. */
  readonly phone: PhoneBitcoinSettings;
}

export interface BitcoinWorld {
  readonly explorer: ExplorerServer;
  readonly settings: BitcoinSettings;
}

/** Regtest, by its first block. */
const REGTEST = '0f9188f13cb7b2c71f2a335e3a4fc328';
/** Three bitcoin, in outputs of several sizes. */
const COINS = [200_000_000n, 80_000_000n, 19_900_000n, 100_000n];

export async function startBitcoinWorld(port?: number): Promise<BitcoinWorld> {
  const ruffe = ['ruffe 1', 'ruffe 2', 'ruffe 3'].map(makeBitcoinKey);
  const bream = ['bream 1', 'bream 2'].map(makeBitcoinKey);
  const ferry = makeBitcoinKey('ferry');
  const holders = [
    { address: addressOf(ferry, 'p2wpkh'), coins: COINS },
    ...ruffe.slice(0, 2).map((key) => ({ address: addressOf(key, 'p2wpkh'), coins: COINS })),
    ...bream.map((key) => ({ address: addressOf(key, 'p2sh'), coins: COINS })),
  ];
  const explorer = await startExplorer({ ...(port !== undefined && { port }), holders });
  const chains = [{ chain: 'bitcoin:regtest', name: 'Regtest', prefix: 'bcrt', url: explorer.url }] as const;
  return {
    explorer,
    settings: {
      network: {
        ...{ id: REGTEST, caipNetworkId: `bip122:${REGTEST}`, chainNamespace: 'bip122', name: 'Coldwater' },
        nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
        rpcUrls: { default: { http: [explorer.url] } },
        testnet: false,
        assets: {
          imageUrl: drawnIcon({
            from: '#c9a26b',
            to: '#7a5a33',
            path: 'M8 25c5-5 9-5 13-2s7 2 11-2M8 18c5-5 9-5 13-2s7 2 11-2',
          }),
        },
      },
      phone: {
        ...{ keys: [ferry], pays: 'p2wpkh' },
        chains: [{ chain: `bip122:${REGTEST}`, name: 'Coldwater', prefix: 'bcrt', url: explorer.url }],
      },
      wallets: [
        {
          ...{ name: 'Ruffe', keys: [ruffe[0] ?? '', ...ruffe.slice(1)], chains, pays: 'p2wpkh', way: 'standard' },
          icon: drawnIcon({
            from: '#6f8f5a',
            to: '#3f5a34',
            path: 'M8 21c4-7 13-7 18 0-5 7-14 7-18 0ZM26 21l7-5v10ZM13 14l3-4 2 4 3-4 2 4',
          }),
          note: 'Of Bitcoin, with ?bitcoin=1. By the Wallet Standard; signs, and leaves the sending to the site. The third account is empty.',
        },
        {
          ...{ name: 'Bream', keys: [bream[0] ?? '', ...bream.slice(1)], chains, pays: 'p2sh', way: 'sats' },
          icon: drawnIcon({
            from: '#d9b36a',
            to: '#9a6a2f',
            path: 'M8 20c3-9 15-9 19 0-4 9-16 9-19 0ZM27 20l6-6v12ZM13 18h.1',
          }),
          note: 'Of Bitcoin as well; in the list of sats-connect, and sends by itself.',
        },
      ],
    },
  };
}
