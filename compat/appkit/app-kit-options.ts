/** The options of AppKit's `createAppKit`, by its public documentation. What becomes of each: `options/option-notes.ts`. */

import type { SignInHandle } from '../../application/ports/sign-in-handle.js';
import type { AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { NetworkInput } from '../../domain/network/network.js';
import type { SocialProvider, WalletFeature } from '../../domain/site/features.js';
import type { ConnectMethod, WalletGroupName } from '../../domain/wallet/wallet.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import type { AppKitAdapter, CustomRpcUrls } from './adapter.js';

/** A viem chain, or a network of another kind from `porthole/appkit/networks`. */
export type AppKitNetwork = NetworkInput;

/** CSS custom properties by their names in AppKit: `--w3m-accent`, or `--apkt-accent` since its version 1.8. */
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

/** The site as wallets show it, by AppKit's names. */
export interface Metadata {
  name: string;
  description: string;
  url: string;
  icons: string[];
}

/** A wallet of the site's own, as AppKit's `customWallets` describes it. */
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

/** AppKit's `features`. Absent ones are as AppKit's documentation gives them by default. */
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
  /** True: the modal is drawn where `<w3m-modal>` stands in the page. */
  enableEmbedded?: boolean;
  /** True: nothing is put at the end of the body; the modal needs a `<w3m-modal>` in the page. */
  disableAppend?: boolean;
  allowUnsupportedChain?: boolean;
  manualWCControl?: boolean;
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly';
  defaultAccountTypes?: Partial<Record<Namespace, AccountType>>;
  /** `localSignIn()` of `porthole/sign-in`, or what `porthole/appkit/siwx` makes. */
  siwx?: SignInHandle;
  /** What `createSIWEConfig` of `porthole/appkit/siwe` makes. */
  siweConfig?: SignInHandle;
  universalProvider?: unknown;
  universalProviderConfigOverride?: UniversalProviderOverride;
  showWallets?: boolean;
  basic?: boolean;
  /** Beyond AppKit: what Porthole has besides, laid over all of the above, such as `{ services: { … } }`. */
  porthole?: Partial<Omit<ModalOptions, 'networks'>>;
}

export interface UniversalProviderOverride {
  methods?: Record<string, string[]>;
  chains?: Record<string, string[]>;
  events?: Record<string, string[]>;
  rpcMap?: Record<string, string>;
  defaultChain?: string;
}
