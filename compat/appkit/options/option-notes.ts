/** The effect of each AppKit option. A test compares the table in docs/from-appkit.md with this one. */
import type { AppKitFeatures, AppKitOptions } from '../app-kit-options.js';

/** `same`: works as in AppKit. `other`: has another effect, or none; `instead` says what happens, in the console too. */
export type OptionNote =
  | { readonly kind: 'same'; readonly by?: string }
  | { readonly kind: 'other'; readonly instead: string; readonly unless?: (value: unknown) => boolean };

const SAME: OptionNote = { kind: 'same' };
const isTrue = (value: unknown) => value === true;
const isFalse = (value: unknown) => value === false;

/** `unless`: values with which nothing differs. */
export const OPTION_NOTES: Readonly<Record<Exclude<keyof AppKitOptions, 'porthole'>, OptionNote>> = {
  projectId: {
    kind: 'other',
    instead:
      'only WalletConnect’s relay (when a visitor pairs) and your secure site receive it. To get what needs a service (a wallet directory, prices, activity, names, swaps, buying), set `porthole: { services }`',
  },
  networks: { kind: 'same', by: 'read through their own RPC URLs' },
  adapters: SAME,
  defaultNetwork: SAME,
  metadata: SAME,
  themeMode: SAME,
  themeVariables: { kind: 'same', by: '`--w3m-…` and `--apkt-…`, except `qr-color`' },
  features: { kind: 'same', by: 'each has a row below' },
  allWallets: SAME,
  includeWalletIds: { kind: 'same', by: 'ids from the directory that `services.catalogue` names' },
  excludeWalletIds: { kind: 'same', by: 'ids from the directory that `services.catalogue` names' },
  featuredWalletIds: { kind: 'same', by: 'ids from the directory that `services.catalogue` names' },
  customWallets: SAME,
  tokens: {
    kind: 'other',
    instead: 'balances also need decimals and a symbol. Set `porthole: { tokens }`, one list per network',
  },
  chainImages: SAME,
  connectorImages: { kind: 'other', instead: 'wallets are shown with the pictures that they announce' },
  customRpcUrls: { kind: 'same', by: 'the `config` of a URL is ignored. Give the adapter `transports`' },
  termsConditionsUrl: SAME,
  privacyPolicyUrl: SAME,
  enableWallets: SAME,
  enableWalletConnect: SAME,
  enableInjected: SAME,
  enableCoinbase: {
    kind: 'other',
    instead: 'Coinbase’s browser wallet and app are listed like any other wallet. Its SDK is not loaded',
    unless: isFalse,
  },
  enableEIP6963: SAME,
  enableWalletGuide: {
    kind: 'other',
    instead: 'the help for visitors without a wallet is always offered',
    unless: isTrue,
  },
  enableAuthLogger: { kind: 'other', instead: 'the embedded wallet logs nothing', unless: isFalse },
  enableNetworkSwitch: SAME,
  enableReconnect: { kind: 'other', instead: 'visitors are always reconnected after a reload', unless: isTrue },
  enableMobileFullScreen: {
    kind: 'other',
    instead: 'on phones the modal is a sheet at the bottom of the screen',
    unless: isFalse,
  },
  debug: SAME,
  enableEmbedded: SAME,
  disableAppend: SAME,
  allowUnsupportedChain: SAME,
  manualWCControl: SAME,
  coinbasePreference: { kind: 'other', instead: 'Coinbase’s wallet decides which kind of account it uses' },
  defaultAccountTypes: SAME,
  siwx: {
    kind: 'same',
    by: 'your own object, `DefaultSIWX` from `porthole/appkit/siwx`, or `localSignIn` from `porthole/sign-in`',
  },
  siweConfig: { kind: 'same', by: '`createSIWEConfig` from `porthole/appkit/siwe`' },
  universalProvider: {
    kind: 'other',
    instead: 'the provider is created when a visitor pairs. Configure it with `universalProviderConfigOverride`',
  },
  universalProviderConfigOverride: { kind: 'same', by: 'all keys except `defaultChain`' },
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
    by: 'needs `embeddedWallet()` from `porthole/embedded`. Accounts created in AppKit cannot be moved',
  },
  emailShowWallets: { kind: 'same', by: '`false` has the effect of `collapseWallets`' },
  socials: {
    kind: 'same',
    by: 'needs `embeddedWallet()` from `porthole/embedded`. Accounts created in AppKit cannot be moved',
  },
  history: { kind: 'same', by: 'needs `services.activity`' },
  analytics: { kind: 'same', by: 'nothing is sent unless `services.analytics` names a server' },
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
    instead: 'every modal works without its screens. Use the instance’s `porthole`',
    unless: isFalse,
  },
};
