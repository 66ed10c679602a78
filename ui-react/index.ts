/** The React entry: buttons, hooks, and the place the modal is drawn in. */
export { AccountButton, type AccountButtonProps } from './buttons/account-button.js';
export { ConnectButton, type ConnectButtonProps } from './buttons/connect-button.js';
export { NetworkButton, type NetworkButtonProps } from './buttons/network-button.js';
export { PortholeButton, type PortholeButtonProps } from './buttons/porthole-button.js';
export { addViews, type HostView, type HostViews } from './host-views.js';
export { type MountOptions, mount } from './mount.js';
export { PortholeInline, type PortholeInlineProps } from './porthole-inline.js';
export { PortholeProvider, type PortholeProviderProps } from './porthole-provider.js';
export type { Text } from './text/en.js';
export { type AccountInUse, useAccount } from './use-account.js';
export { useModal } from './use-modal.js';
export { type NetworkInUse, useNetwork } from './use-network.js';
export { useProvider } from './use-provider.js';
export type { ViewProps } from './views/view-props.js';
