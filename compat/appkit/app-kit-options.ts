/** The options of AppKit's `createAppKit`, after its public documentation. `options/option-notes.ts` says which have an effect. */

import type { SignInHandle } from '../../application/ports/sign-in-handle.js';
import type { AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { NetworkInput } from '../../domain/network/network.js';
import type { SocialProvider, WalletFeature } from '../../domain/site/features.js';
import type { ConnectMethod, WalletGroupName } from '../../domain/wallet/wallet.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import type { AppKitAdapter, CustomRpcUrls } from './adapter.js';
import type { SIWXPlugin } from './siwx/siwx-plugin.js';

/** A viem chain, or a network of another namespace from `porthole/appkit/networks`. */
export type AppKitNetwork = NetworkInput;

/** AppKit's theme variables: `--w3m-accent`, or `--apkt-accent` since AppKit 1.8. */
export interface ThemeVariables {
  '--w3m-font-family'?: string;
  '--w3m-accent'?: string;
  '--w3m-color-mix'?: string;
  /** 0 to 100. */
  '--w3m-color-mix-strength'?: number;
  /** A CSS length; body text is 1.6 times as large. */
  '--w3m-font-size-master'?: string;
  /** A CSS length; a row's corners are 4 times as large. */
  '--w3m-border-radius-master'?: string;
  '--w3m-z-index'?: number;
  '--w3m-qr-color'?: string;
  '--apkt-font-family'?: string;
  '--apkt-accent'?: string;
  '--apkt-color-mix'?: string;
  '--apkt-color-mix-strength'?: number;
  '--apkt-font-size-master'?: string;
  '--apkt-border-radius-master'?: string;
  '--apkt-z-index'?: number;
}

/** AppKit's `themeMode`. */
export type ThemeMode = 'dark' | 'light';

/** The site's metadata as wallets show it, with AppKit's names. */
export interface Metadata {
  name: string;
  description: string;
  url: string;
  icons: string[];
}

/** A wallet of the site, as in AppKit's `customWallets`. */
export interface CustomWallet {
  id: string;
  name: string;
  homepage?: string;
  image_url?: string;
  mobile_link?: string | null;
  desktop_link?: string | null;
  webapp_link?: string | null;
  app_store?: string | null;
  play_store?: string | null;
  rdns?: string | null;
}

/** AppKit's `features`. Defaults as in AppKit's documentation. */
export interface AppKitFeatures {
  swaps?: boolean;
  onramp?: boolean;
  receive?: boolean;
  send?: boolean;
  email?: boolean;
  emailShowWallets?: boolean;
  socials?: SocialProvider[] | false;
  history?: boolean;
  analytics?: boolean;
  allWallets?: boolean;
  connectMethodsOrder?: ConnectMethod[];
  connectorTypeOrder?: WalletGroupName[];
  walletFeaturesOrder?: WalletFeature[];
  collapseWallets?: boolean;
  legalCheckbox?: boolean;
  smartSessions?: boolean;
  pay?: boolean;
  headless?: boolean;
}

/**
 * The options of AppKit's `createAppKit`. `docs/from-appkit.md` lists those that have no effect or a different one.
 */
export interface AppKitOptions {
  projectId: string;
  networks: readonly [AppKitNetwork, ...AppKitNetwork[]] | readonly AppKitNetwork[];
  adapters?: readonly AppKitAdapter[];
  defaultNetwork?: AppKitNetwork;
  metadata?: Metadata;
  themeMode?: ThemeMode;
  themeVariables?: ThemeVariables;
  features?: AppKitFeatures;
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
  includeWalletIds?: string[];
  excludeWalletIds?: string[];
  featuredWalletIds?: string[];
  customWallets?: CustomWallet[];
  tokens?: Partial<Record<NetworkId, { address: string; image?: string }>>;
  chainImages?: Record<number | string, string>;
  connectorImages?: Record<string, string>;
  customRpcUrls?: CustomRpcUrls;
  termsConditionsUrl?: string;
  privacyPolicyUrl?: string;
  enableWallets?: boolean;
  enableWalletConnect?: boolean;
  enableInjected?: boolean;
  enableCoinbase?: boolean;
  enableEIP6963?: boolean;
  enableWalletGuide?: boolean;
  enableAuthLogger?: boolean;
  enableNetworkSwitch?: boolean;
  enableReconnect?: boolean;
  enableMobileFullScreen?: boolean;
  debug?: boolean;
  /** True: the modal is rendered at `<w3m-modal>` in the page. */
  enableEmbedded?: boolean;
  /** True: nothing is appended to the body; the page needs a `<w3m-modal>`. */
  disableAppend?: boolean;
  allowUnsupportedChain?: boolean;
  manualWCControl?: boolean;
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly';
  defaultAccountTypes?: Partial<Record<Namespace, AccountType>>;
  /** A plug-in of your own, an object from `porthole/appkit/siwx`, or `localSignIn()` from `porthole/sign-in`. */
  siwx?: SignInHandle | SIWXPlugin;
  /** The result of `createSIWEConfig` from `porthole/appkit/siwe`. */
  siweConfig?: SignInHandle;
  universalProvider?: unknown;
  universalProviderConfigOverride?: UniversalProviderOverride;
  showWallets?: boolean;
  basic?: boolean;
  /** Not in AppKit: options of Porthole, which override all of the above, such as `{ services: { … } }`. */
  porthole?: Partial<Omit<ModalOptions, 'networks'>>;
}

/** Replaces parts of the session proposal, by namespace. */
export interface UniversalProviderOverride {
  methods?: Record<string, string[]>;
  chains?: Record<string, string[]>;
  events?: Record<string, string[]>;
  rpcMap?: Record<string, string>;
  defaultChain?: string;
}
