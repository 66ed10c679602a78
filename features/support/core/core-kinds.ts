/** The kinds of networks other than EVM, in a world of stand-ins. */
import type { SchedulerLike } from 'rxjs';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { networkIdNamed } from '../world/vocabulary.js';
import { type CoreKind, coreKind, type KindCast } from './core-kind.js';

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 };
const BTC = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 };
const DOT = { name: 'Polkadot', symbol: 'DOT', decimals: 10 };
export const WADER = 'bc1qWader'.padEnd(44, '1');
export const SWIMMER = 'Swim1111111111111111111111111111111111111111';

const SOLANA: KindCast = {
  namespace: 'solana',
  connectorId: 'wallet-standard',
  networks: [networkOf('Brinepool', SOL)],
  tokens: [
    { ...tokenOf('Brinepool', SOL), held: 100_000_000_000n },
    {
      ...tokenOf('Brinepool', { name: 'Brine', symbol: 'BRINE', decimals: 6 }),
      address: 'Brine111111111111111111111111111111111111111',
      held: 250_750_000n,
    },
  ],
  // In lamports: what a signature costs, and something to be carried out soon.
  fee: 15_000n,
  wallets: {
    Sunfish: ['SunA', 'SunB', 'SunC'].map(longer),
    Guppy: ['Gup'].map(longer),
    // Also supports EVM networks.
    Manta: ['Man'].map(longer),
  },
};

const BITCOIN: KindCast = {
  namespace: 'bip122',
  connectorId: 'bitcoin',
  networks: [networkOf('Coldwater', BTC)],
  tokens: [{ ...tokenOf('Coldwater', BTC), held: 300_000_000n }],
  fee: 1_500n,
  wallets: {
    Ruffe: ['bc1qRufA', 'bc1qRufB', 'bc1qRufC'].map(longer),
    Bream: ['3BreA', '3BreB'].map(longer),
  },
};

const POLKADOT: KindCast = {
  namespace: 'polkadot',
  connectorId: 'polkadot',
  networks: [networkOf('Skerry', DOT)],
  tokens: [{ ...tokenOf('Skerry', DOT), held: 500_000_000_000n }],
  fee: 160_000_000n,
  supports: { balance: false, send: false },
  wallets: { Petrel: ['5PetA'].map(longer) },
};

type KindSetting = 'solana' | 'bitcoin' | 'polkadot';

export class CoreKinds {
  readonly #kinds: Readonly<Record<KindSetting, CoreKind>>;

  constructor(scheduler: SchedulerLike) {
    this.#kinds = {
      solana: coreKind(SOLANA, scheduler),
      bitcoin: coreKind(BITCOIN, scheduler),
      polkadot: coreKind(POLKADOT, scheduler),
    };
  }

  get #all(): readonly CoreKind[] {
    return Object.values(this.#kinds);
  }

  holder(name: string) {
    return this.#all.map((kind) => kind.holder(name)).find((holder) => holder !== undefined);
  }

  token(symbol: string): Token | undefined {
    return this.#all.map((kind) => kind.token(symbol)).find((token) => token !== undefined);
  }

  /** Undefined for other symbols. */
  holds(address: string, symbol: string): bigint | undefined {
    const kind = this.#all.find((each) => each.token(symbol));
    const token = kind?.token(symbol);
    return token && kind?.chain.balanceOf(address, token);
  }

  get chains() {
    return this.#all.map(({ chain }) => chain);
  }

  /** The dapp's options for the kinds that it supports. */
  load(page: PageSettings) {
    const loaded = (Object.keys(this.#kinds) as KindSetting[]).map((name) => this.#kinds[name].load(page[name]));
    return {
      networks: loaded.flatMap(({ networks }) => networks),
      tokens: Object.assign({}, ...loaded.map(({ tokens }) => tokens)),
      chains: loaded.flatMap(({ chains }) => chains),
      connectors: loaded.flatMap(({ connectors }) => connectors),
    };
  }
}

function networkOf(name: string, nativeCurrency: NetworkInput['nativeCurrency']): NetworkInput {
  const caipNetworkId = networkIdNamed(name);
  const [chainNamespace, id] = caipNetworkId.split(':') as [KindCast['namespace'], string];
  return {
    ...{ id, caipNetworkId, chainNamespace, name, nativeCurrency, testnet: false },
    rpcUrls: { default: { http: [`https://${name.toLowerCase()}.example`] } },
  };
}

function tokenOf(network: string, currency: NetworkInput['nativeCurrency']): Token {
  return { networkId: networkIdNamed(network), ...currency };
}

/** As long as addresses are. */
function longer(word: string): string {
  return word.padEnd(44, '1');
}
