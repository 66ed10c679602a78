import type { DetailedHTMLProps, HTMLAttributes, JSX } from 'react';
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Wallet } from '../wallet-names.js';

interface WalletButton extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** Default `metamask`. */
  wallet?: Wallet | undefined;
  /** The namespace to connect. Default: any that the wallet has, the active one first. */
  namespace?: Namespace | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'appkit-wallet-button': WalletButton;
    }
  }
}

/** A button that connects one wallet. */
export function AppKitWalletButton(properties: Omit<JSX.IntrinsicElements['appkit-wallet-button'], 'ref'>) {
  return <appkit-wallet-button {...properties} />;
}
