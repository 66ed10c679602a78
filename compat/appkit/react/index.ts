/** Published as `porthole/appkit/react`: replaces `@reown/appkit/react`. */
import './jsx-elements.js';

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
export { modal } from '../instance.js';
export type { NamedEvent } from '../named-events.js';
export type { SIWXMessage, SIWXPlugin as SIWXConfig, SIWXSession } from '../siwx/siwx-plugin.js';
export { useDisconnect } from '../use-disconnect.js';
export type { ConnectionEntry, ConnectionsValue } from '../values/connections-value.js';
export type { WalletItem, WalletsValue } from '../values/wallets-value.js';
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
} from './elements-as-components.js';
export { getAppKit } from './get-app-kit.js';
export { useAppKit } from './use-app-kit.js';
export { useAppKitAccount } from './use-app-kit-account.js';
export { useAppKitBalance } from './use-app-kit-balance.js';
export { type ConnectionInUse, useAppKitConnection } from './use-app-kit-connection.js';
export { useAppKitConnections } from './use-app-kit-connections.js';
export { useAppKitEvents } from './use-app-kit-events.js';
export { useAppKitNetwork, useAppKitNetworkCore } from './use-app-kit-network.js';
export { useAppKitProvider } from './use-app-kit-provider.js';
export { useAppKitState } from './use-app-kit-state.js';
export { useAppKitTheme } from './use-app-kit-theme.js';
export { useAppKitWallets } from './use-app-kit-wallets.js';
export { useWalletInfo } from './use-wallet-info.js';
