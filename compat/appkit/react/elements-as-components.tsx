import type { JSX } from 'react';
import './jsx-elements.js';

type Properties<Name extends keyof JSX.IntrinsicElements> = Omit<JSX.IntrinsicElements[Name], 'ref'>;

/** AppKit's buttons as React components. */
export function AppKitButton(properties: Properties<'appkit-button'>) {
  return <appkit-button {...properties} />;
}

/** Opens the list of wallets. */
export function AppKitConnectButton(properties: Properties<'appkit-connect-button'>) {
  return <appkit-connect-button {...properties} />;
}

/** Shows the connected account; opens its screen. */
export function AppKitAccountButton(properties: Properties<'appkit-account-button'>) {
  return <appkit-account-button {...properties} />;
}

/** Shows the network in use; opens the list of networks. */
export function AppKitNetworkButton(properties: Properties<'appkit-network-button'>) {
  return <appkit-network-button {...properties} />;
}
