import type { JSX } from 'react';
import './jsx-elements.js';

type Properties<Name extends keyof JSX.IntrinsicElements> = Omit<JSX.IntrinsicElements[Name], 'ref'>;

/** AppKit's elements as components. */
export function AppKitButton(properties: Properties<'appkit-button'>) {
  return <appkit-button {...properties} />;
}

/** Opens the list of wallets. */
export function AppKitConnectButton(properties: Properties<'appkit-connect-button'>) {
  return <appkit-connect-button {...properties} />;
}

/** The account that is connected; opens its screen. */
export function AppKitAccountButton(properties: Properties<'appkit-account-button'>) {
  return <appkit-account-button {...properties} />;
}

/** The network in use; opens the choice of another. */
export function AppKitNetworkButton(properties: Properties<'appkit-network-button'>) {
  return <appkit-network-button {...properties} />;
}
