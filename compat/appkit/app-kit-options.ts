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
  /** A CSS `font-family`. */
  '--w3m-font-family'?: string;
  /** Any CSS colour. */
  '--w3m-accent'?: string;
  /** A colour that is mixed into all neutrals. */
  '--w3m-color-mix'?: string;
  /** 0 to 100. */
  '--w3m-color-mix-strength'?: number;
  /** A CSS length; body text is 1.6 times as large. */
  '--w3m-font-size-master'?: string;
  /** A CSS length; a row's corners are 4 times as large. */
  '--w3m-border-radius-master'?: string;
  /** The modal's `z-index`. Default 999. */
  '--w3m-z-index'?: number;
  /** Has no effect. */
  '--w3m-qr-color'?: string;
  /** As `--w3m-font-family`. */
  '--apkt-font-family'?: string;
  /** As `--w3m-accent`. */
  '--apkt-accent'?: string;
  /** As `--w3m-color-mix`. */
  '--apkt-color-mix'?: string;
  /** As `--w3m-color-mix-strength`. */
  '--apkt-color-mix-strength'?: number;
  /** As `--w3m-font-size-master`. */
  '--apkt-font-size-master'?: string;
  /** As `--w3m-border-radius-master`. */
  '--apkt-border-radius-master'?: string;
  /** As `--w3m-z-index`. */
  '--apkt-z-index'?: number;
}

/** AppKit's `themeMode`. If absent, the modal follows the visitor's system setting. */
export type ThemeMode = 'dark' | 'light';

/** The site's metadata as wallets show it, with AppKit's names. */
export interface Metadata {
  /** The dapp's name. */
  name: string;
  /** A short description of the dapp. */
  description: string;
  /** The dapp's URL. */
  url: string;
  /** URLs of pictures. */
  icons: string[];
}

/** A wallet of the site, as in AppKit's `customWallets`. */
export interface CustomWallet {
  /** Unique among the listed wallets. */
  id: string;
  name: string;
  /** The URL of the wallet's website. */
  homepage?: string;
  /** The URL of the wallet's picture, or a `data:image/` URL. */
  image_url?: string;
  /** Opens the mobile app: a custom scheme such as `fox://`, or a universal link. */
  mobile_link?: string | null;
  /** Opens the desktop app: a custom scheme, or a universal link. */
  desktop_link?: string | null;
  /** The URL of the web app. */
  webapp_link?: string | null;
  /** The URL of the wallet's page in the App Store. */
  app_store?: string | null;
  /** The URL of the wallet's page in Google Play. */
  play_store?: string | null;
  /** The wallet's reverse domain name (EIP-6963). With it, the installed wallet is recognised. */
  rdns?: string | null;
}

/** AppKit's `features`. */
export interface AppKitFeatures {
  /** Swapping tokens. Needs `porthole: { services: { swaps } }`. Default true. */
  swaps?: boolean;
  /** Buying cryptocurrency. Needs `porthole: { services: { onramp } }`. Default true. */
  onramp?: boolean;
  /** The screen with the address as a QR code. Default true. */
  receive?: boolean;
  /** Sending tokens. Default true. */
  send?: boolean;
  /** Login by email. Needs `embeddedWallet()` from `porthole/embedded`. Default true. */
  email?: boolean;
  /** False: the same as `collapseWallets: true`, unless `collapseWallets` is also set. */
  emailShowWallets?: boolean;
  /** Social logins, in this order; false: none. Needs `embeddedWallet()` from `porthole/embedded`. Default: all. */
  socials?: SocialProvider[] | false;
  /** The list of past transactions. Needs `porthole: { services: { activity } }`. Default true. */
  history?: boolean;
  /** Events to `porthole: { services: { analytics } }`; without that service, nothing is sent. Default true. */
  analytics?: boolean;
  /** The row that opens the whole directory. Default true. */
  allWallets?: boolean;
  /** The order of the ways to connect. Default: wallets first if one is installed, else last. */
  connectMethodsOrder?: ConnectMethod[];
  /** Groups to put first in the wallet list. */
  connectorTypeOrder?: WalletGroupName[];
  /** The order of the buttons on the account screen. Default: `onramp`, `swaps`, `receive`, `send`. */
  walletFeaturesOrder?: WalletFeature[];
  /** One button instead of the wallet list, if there are other ways to connect. Default false. */
  collapseWallets?: boolean;
  /** A checkbox for the terms and the privacy policy, required to connect. Default false. */
  legalCheckbox?: boolean;
  /** Temporary permissions for the site. Needs `porthole: { services: { sessions } }`. Default false. */
  smartSessions?: boolean;
  /** Payments, with `porthole/appkit/pay`. Default false. */
  pay?: boolean;
  /** Has no effect: every modal works without its screens, with the instance's `porthole`. */
  headless?: boolean;
}

/**
 * The options of AppKit's `createAppKit`. `docs/from-appkit.md` lists those that have no effect or a different one.
 */
export interface AppKitOptions {
  /** Identifies your project to WalletConnect's relay, when a visitor pairs. Empty: no pairing. */
  projectId: string;
  /** At least one. They are read through their own RPC URLs, or those of `customRpcUrls`. */
  networks: readonly [AppKitNetwork, ...AppKitNetwork[]] | readonly AppKitNetwork[];
  /** One per namespace, such as `new WagmiAdapter({ … })`. Without any: EVM networks, by pairing only. */
  adapters?: readonly AppKitAdapter[];
  /** One of `networks`: the network to start on. Default: the first. */
  defaultNetwork?: AppKitNetwork;
  /** The dapp's name, description, URL and icons, as wallets show them. */
  metadata?: Metadata;
  /** Default: the visitor's system setting. */
  themeMode?: ThemeMode;
  /** Overrides of colours, font, sizes and layer. */
  themeVariables?: ThemeVariables;
  /** The features to show, and their order. */
  features?: AppKitFeatures;
  /** The row that leads to the directory. Default `SHOW`. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
  /**
   * Ids in the directory of `porthole: { services: { catalogue } }`. Only these of its wallets are shown. Default: all.
   */
  includeWalletIds?: string[];
  /** Ids in that directory: wallets that are never shown, even if installed. */
  excludeWalletIds?: string[];
  /** Ids in that directory: wallets to show on the first screen, in this order. */
  featuredWalletIds?: string[];
  /** Wallets of your own to list, with their pictures, stores and links. */
  customWallets?: CustomWallet[];
  /** Has no effect: balances also need decimals and a symbol. Use `porthole: { tokens }`. */
  tokens?: Partial<Record<NetworkId, { address: string; image?: string }>>;
  /** Picture URLs by the networks' `id`. */
  chainImages?: Record<number | string, string>;
  /** Has no effect: wallets are shown with the pictures that they announce. */
  connectorImages?: Record<string, string>;
  /**
   * Node URLs by CAIP-2 id. EVM networks try them before their own; others use them instead of their own. Bitcoin takes
   * URLs of explorers. Pass them to a wagmi adapter as well.
   */
  customRpcUrls?: CustomRpcUrls;
  /** The terms that visitors agree to by connecting. */
  termsConditionsUrl?: string;
  /** The privacy policy that visitors agree to by connecting. */
  privacyPolicyUrl?: string;
  /** False: no wallet list, if there are other ways to connect. Default true. */
  enableWallets?: boolean;
  /** False: no pairing. Default true. */
  enableWalletConnect?: boolean;
  /** False: EVM wallets that only set `window.ethereum` are not listed. Default true. */
  enableInjected?: boolean;
  /** Has no effect: Coinbase's wallet is listed like any other, and its SDK is not loaded. */
  enableCoinbase?: boolean;
  /** False: EVM wallets that announce themselves (EIP-6963) are not listed as such. Default true. */
  enableEIP6963?: boolean;
  /** Has no effect: the help for visitors without a wallet is always offered. */
  enableWalletGuide?: boolean;
  /** Has no effect: the embedded wallet logs nothing. */
  enableAuthLogger?: boolean;
  /** False: the account screen offers no other networks. Default true. */
  enableNetworkSwitch?: boolean;
  /** Has no effect: visitors are always reconnected after a reload. */
  enableReconnect?: boolean;
  /** Has no effect: on phones the modal is a sheet at the bottom of the screen. */
  enableMobileFullScreen?: boolean;
  /** False: developer alerts go to the console only. Default true. */
  debug?: boolean;
  /** True: the modal is rendered at `<w3m-modal>` in the page. Default false. */
  enableEmbedded?: boolean;
  /** True: nothing is appended to the body; the page needs a `<w3m-modal>`. Default false. */
  disableAppend?: boolean;
  /** True: the visitor may stay on a network that is not configured. Default false. */
  allowUnsupportedChain?: boolean;
  /**
   * True: until a wallet is connected, the modal opens on the pairing screen, and your code starts each pairing with the
   * instance's `porthole.connect`. Default false.
   */
  manualWCControl?: boolean;
  /** Has no effect: Coinbase's wallet decides which kind of account it uses. */
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly';
  /**
   * The account type that each namespace starts with. Default: `smartAccount` on eip155, `payment` on bip122, else
   * `eoa`.
   */
  defaultAccountTypes?: Partial<Record<Namespace, AccountType>>;
  /** A plug-in of your own, an object from `porthole/appkit/siwx`, or `localSignIn()` from `porthole/sign-in`. */
  siwx?: SignInHandle | SIWXPlugin;
  /** The result of `createSIWEConfig` from `porthole/appkit/siwe`. */
  siweConfig?: SignInHandle;
  /** Has no effect: the provider is created when a visitor pairs. Use `universalProviderConfigOverride`. */
  universalProvider?: unknown;
  /** Replaces parts of the WalletConnect session proposal. */
  universalProviderConfigOverride?: UniversalProviderOverride;
  /** Has no effect: use `features.collapseWallets`. */
  showWallets?: boolean;
  /** Has no effect: use `manualWCControl`. */
  basic?: boolean;
  /** Not in AppKit: options of Porthole, which override all of the above, such as `{ services: { … } }`. */
  porthole?: Partial<Omit<ModalOptions, 'networks'>>;
}

/** Replaces parts of the session proposal: `methods`, `chains` and `events` by namespace. */
export interface UniversalProviderOverride {
  /** JSON-RPC methods, such as `personal_sign`. Each list replaces the default. */
  methods?: Record<string, string[]>;
  /** CAIP-2 ids, or the part after the namespace. Default: the configured networks. */
  chains?: Record<string, string[]>;
  /** Events, such as `accountsChanged`. Each list replaces the default. */
  events?: Record<string, string[]>;
  /** Node URLs for read requests, by CAIP-2 id. Default: the networks' own. */
  rpcMap?: Record<string, string>;
  /** Has no effect. */
  defaultChain?: string;
}
