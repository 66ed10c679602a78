/** The settings of the local world for a page: served as `/sandbox.json`, so plain JSON. */
import type { NetworkInput } from '../domain/network/network.js';
import type { BitcoinSettings } from './bitcoin/bitcoin-world.js';
import type { PolkadotSettings } from './polkadot/polkadot-world.js';
import type { SolanaSettings } from './solana/solana-world.js';
import type { TokenSettings } from './token-settings.js';
import type { WalletSettings } from './wallets/wallet-settings.js';

export interface WorldSettings {
  readonly networks: readonly NetworkInput[];
  /** On each of the networks, at the same address. */
  readonly tokens: readonly TokenSettings[];
  /** The price of one token in US dollars, by its address: for wallets that list their assets, not for the dapp. */
  readonly prices: Readonly<Record<string, number>>;
  readonly multicall3: string;
  readonly wallets: readonly WalletSettings[];
  /** The wallet that is not in a page: it connects through the relay. */
  readonly phone: WalletSettings;
  /** For pages that ask for it. */
  readonly solana: SolanaSettings;
  readonly bitcoin: BitcoinSettings;
  readonly polkadot: PolkadotSettings;
  /** `ws:`, on loopback. */
  readonly relayUrl: string;
  /** The URL of the wallet directory. */
  readonly directoryUrl: string;
  /** The address of the services for balances, histories, names and the like. */
  readonly servicesUrl: string;
  /** The URL of the analytics service. */
  readonly analyticsUrl: string;
  /** The URL of the embedded wallet's frame, on another origin. */
  readonly secureSiteUrl: string;
}
