/** Published as `porthole/appkit/vue`: replaces `@reown/appkit/vue`. Needs the same packages as `porthole/appkit`, and the app's Vue 3. */
export { AppKit, type OpenOptions } from '../app-kit.js';
export type {
  AppKitNetwork,
  AppKitOptions,
  CustomWallet,
  Metadata,
  ThemeMode,
  ThemeVariables,
} from '../app-kit-options.js';
export { createAppKit } from '../create-app-kit.js';
export type { NamedEvent } from '../named-events.js';
export { useDisconnect } from '../use-disconnect.js';
export type { AccountValue } from '../values/account-value.js';
export type { ConnectionEntry, ConnectionsValue } from '../values/connections-value.js';
export type { WalletItem, WalletsValue } from '../values/wallets-value.js';
export { useAppKit } from './use-app-kit.js';
export { useAppKitAccount } from './use-app-kit-account.js';
export { type ConnectionInUse, useAppKitConnection } from './use-app-kit-connection.js';
export { useAppKitConnections } from './use-app-kit-connections.js';
export { useAppKitEvents } from './use-app-kit-events.js';
export { type NetworkInUse, useAppKitNetwork } from './use-app-kit-network.js';
export { type ProviderInUse, useAppKitProvider } from './use-app-kit-provider.js';
export { useAppKitState } from './use-app-kit-state.js';
export { useAppKitTheme } from './use-app-kit-theme.js';
export { useAppKitWallets } from './use-app-kit-wallets.js';
export { useWalletInfo } from './use-wallet-info.js';
