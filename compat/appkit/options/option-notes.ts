/** What becomes of each option of AppKit. The table of docs/from-appkit.md is compared with this one. */
import type { AppKitFeatures, AppKitOptions } from '../app-kit-options.js';

/** `same`: works as in AppKit. `other`: has another effect, or none; `instead` says what happens, in the console too. */
export type OptionNote =
  | { readonly kind: 'same'; readonly by?: string }
  | { readonly kind: 'other'; readonly instead: string; readonly unless?: (value: unknown) => boolean };

const SAME: OptionNote = { kind: 'same' };
const isTrue = (value: unknown) => value === true;
const isFalse = (value: unknown) => value === false;

/** `unless`: values by which nothing differs. */
export const OPTION_NOTES: Readonly<Record<Exclude<keyof AppKitOptions, 'porthole'>, OptionNote>> = {
  projectId: {
    kind: 'other',
    instead:
      'it is told to the relay of WalletConnect alone, once a visitor pairs; what needs a service (list of wallets, prices, activity, names, swaps, buying) is there once you name one: `porthole: { services }`',
  },
  networks: { kind: 'same', by: 'read by their own RPC addresses, not by a provider’s' },
  adapters: SAME,
  defaultNetwork: SAME,
  metadata: SAME,
  themeMode: SAME,
  themeVariables: { kind: 'same', by: '`--w3m-` and `--apkt-`; all but `qr-color`' },
  features: { kind: 'same', by: 'each by its own row' },
  allWallets: SAME,
  includeWalletIds: { kind: 'same', by: 'ids of the directory that `services.catalogue` names' },
  excludeWalletIds: { kind: 'same', by: 'ids of the directory that `services.catalogue` names' },
  featuredWalletIds: { kind: 'same', by: 'ids of the directory that `services.catalogue` names' },
  customWallets: SAME,
  tokens: {
    kind: 'other',
    instead: 'balances need decimals and a symbol too: give `porthole: { tokens }`, a list for each network',
  },
  chainImages: SAME,
  connectorImages: { kind: 'other', instead: 'wallets are shown with the pictures they announce' },
  customRpcUrls: { kind: 'same', by: '`config` of an address is not used: give the adapter `transports`' },
  termsConditionsUrl: SAME,
  privacyPolicyUrl: SAME,
  enableWallets: SAME,
  enableWalletConnect: SAME,
  enableInjected: SAME,
  enableCoinbase: {
    kind: 'other',
    instead: 'the browser wallet and the app are listed as other wallets are; their SDK is not loaded',
    unless: isFalse,
  },
  enableEIP6963: SAME,
  enableWalletGuide: { kind: 'other', instead: 'the way to a first wallet is always offered', unless: isTrue },
  enableAuthLogger: { kind: 'other', instead: 'the wallet inside the modal logs nothing', unless: isFalse },
  enableNetworkSwitch: SAME,
  enableReconnect: { kind: 'other', instead: 'visitors are always connected again after a reload', unless: isTrue },
  enableMobileFullScreen: { kind: 'other', instead: 'the modal is a sheet on phones', unless: isFalse },
  debug: SAME,
  enableEmbedded: SAME,
  disableAppend: SAME,
  allowUnsupportedChain: SAME,
  manualWCControl: SAME,
  coinbasePreference: { kind: 'other', instead: 'Coinbase’s wallet decides which account it opens' },
  defaultAccountTypes: SAME,
  siwx: { kind: 'same', by: '`DefaultSIWX` of `porthole/appkit/siwx`, or `localSignIn` of `porthole/sign-in`' },
  siweConfig: { kind: 'same', by: '`createSIWEConfig` of `porthole/appkit/siwe`' },
  universalProvider: {
    kind: 'other',
    instead: 'a provider is made when a visitor pairs; set it up by `universalProviderConfigOverride`',
  },
  universalProviderConfigOverride: { kind: 'same', by: 'all but `defaultChain`' },
  showWallets: { kind: 'other', instead: 'use `features.collapseWallets`' },
  basic: { kind: 'other', instead: 'use `manualWCControl`', unless: isFalse },
};

export const FEATURE_NOTES: Readonly<Record<keyof AppKitFeatures, OptionNote>> = {
  swaps: { kind: 'same', by: 'needs `services.swaps`' },
  onramp: { kind: 'same', by: 'needs `services.onramp`' },
  receive: SAME,
  send: SAME,
  email: {
    kind: 'same',
    by: 'needs `embeddedWallet()` of `porthole/embedded`; accounts made in AppKit do not come over',
  },
  emailShowWallets: { kind: 'same', by: '`false` is `collapseWallets`' },
  socials: {
    kind: 'same',
    by: 'needs `embeddedWallet()` of `porthole/embedded`; accounts made in AppKit do not come over',
  },
  history: { kind: 'same', by: 'needs `services.activity`' },
  analytics: { kind: 'same', by: 'nobody is told unless `services.analytics` names a server' },
  allWallets: SAME,
  connectMethodsOrder: SAME,
  connectorTypeOrder: SAME,
  walletFeaturesOrder: SAME,
  collapseWallets: SAME,
  legalCheckbox: SAME,
  smartSessions: SAME,
  pay: SAME,
  headless: {
    kind: 'other',
    instead: 'every modal can be used without its screens: `porthole` of the instance',
    unless: isFalse,
  },
};
