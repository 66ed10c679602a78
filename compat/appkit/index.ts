/**
 * Published as `porthole/appkit`: AppKit's public names over Porthole, so that a dapp moves over by changing its imports. Stands for
 * `@reown/appkit`. Needs `viem`, `@walletconnect/universal-provider` and `@walletconnect/core` beside it.
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
export type { AccountValue } from './values/account-value.js';
export type { CaipNetwork, NetworkValue } from './values/network-value.js';
export type { PublicState } from './values/public-state.js';
export type { ConnectedWalletInfo } from './values/wallet-value.js';
