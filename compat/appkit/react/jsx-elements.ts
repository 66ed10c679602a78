/** The elements in JSX, with the attributes that each takes. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';

type OwnElement<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own;

interface Account {
  disabled?: boolean | undefined;
  /** Default `show`. */
  balance?: 'show' | 'hide' | undefined;
  /** Characters of the address at its start. Default 4. */
  charsStart?: number | undefined;
  /** Characters of the address at its end. Default 6. */
  charsEnd?: number | undefined;
  /** Shows the account of this namespace. Default: the active one. */
  namespace?: Namespace | undefined;
}

interface Connect {
  size?: 'md' | 'sm' | undefined;
  /** The text while no wallet is being connected. Default: a text in the modal's language. */
  label?: string | undefined;
  /** The text while a wallet is being connected. Default: a text in the modal's language. */
  loadingLabel?: string | undefined;
  /** Offers wallets of this namespace only. */
  namespace?: Namespace | undefined;
}

interface Network {
  disabled?: boolean | undefined;
  label?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'appkit-button': OwnElement<Account & Connect>;
      'appkit-connect-button': OwnElement<Connect>;
      'appkit-account-button': OwnElement<Account>;
      'appkit-network-button': OwnElement<Network>;
      'w3m-button': OwnElement<Account & Connect>;
      'w3m-connect-button': OwnElement<Connect>;
      'w3m-account-button': OwnElement<Account>;
      'w3m-network-button': OwnElement<Network>;
      'w3m-modal': OwnElement<object>;
    }
  }
}
