/** What a page has to know of the local world: served as `/sandbox.json`, so plain JSON. */
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
  /** US dollars for one token, by its address: known to wallets that list what they hold, not to the dapp. */
  readonly prices: Readonly<Record<string, number>>;
  readonly multicall3: string;
  readonly wallets: readonly WalletSettings[];
  /** The wallet that is on no page: connected by way of the relay. */
  readonly phone: WalletSettings;
  /** For pages that ask for it. */
  readonly solana: SolanaSettings;
  readonly bitcoin: BitcoinSettings;
  readonly polkadot: PolkadotSettings;
  /** `ws:`, on loopback. */
  readonly relayUrl: string;
  /** Where the wallet directory is. */
  readonly directoryUrl: string;
  /** The address of the services for balances, histories, names and the like. */
  readonly servicesUrl: string;
  /** Where the service that counts visits is. */
  readonly analyticsUrl: string;
  /** What the frame of the embedded wallet shows, on another origin. */
  readonly secureSiteUrl: string;
}
