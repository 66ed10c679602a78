/** The elements in JSX, with the attributes that each takes. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';

type OwnElement<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own;

interface Account {
  disabled?: boolean | undefined;
  balance?: 'show' | 'hide' | undefined;
  charsStart?: number | undefined;
  charsEnd?: number | undefined;
  namespace?: Namespace | undefined;
}

interface Connect {
  size?: 'md' | 'sm' | undefined;
  label?: string | undefined;
  loadingLabel?: string | undefined;
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
