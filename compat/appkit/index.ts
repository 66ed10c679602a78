/**
 * Published as `porthole/appkit`: AppKit's public API on top of Porthole, so that a dapp can migrate by changing its
 * imports. Replaces `@reown/appkit`. Needs `viem`, `@walletconnect/universal-provider` and `@walletconnect/core`.
 */
export type { AppKitAdapter } from './adapter.js';
export { AppKit, type OpenOptions } from './app-kit.js';
export type {
  AppKitFeatures,
  AppKitNetwork,
  AppKitOptions,
  CustomWallet,
  Metadata,
  ThemeMode,
  ThemeVariables,
} from './app-kit-options.js';
export { createAppKit } from './create-app-kit.js';
export type { NamedEvent } from './named-events.js';
export type { ThemeValue } from './readable-app-kit.js';
export type { SIWXMessage, SIWXPlugin as SIWXConfig, SIWXSession } from './siwx/siwx-plugin.js';
export type { AccountValue } from './values/account-value.js';
export type { CaipNetwork, NetworkValue } from './values/network-value.js';
export type { PublicState } from './values/public-state.js';
export type { ConnectedWalletInfo } from './values/wallet-value.js';
