/** The props of the buttons in the page. */
import type { Namespace } from '../../domain/network/caip.js';

/** What every button in the page takes. */
export interface HostButtonProps {
  readonly disabled?: boolean | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  readonly className?: string | undefined;
}

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends HostButtonProps {
  /** The text while no wallet is being connected. Default: a text in the modal's language. */
  readonly label?: string | undefined;
  /** The text while a wallet is being connected. Default: a text in the modal's language. */
  readonly loadingLabel?: string | undefined;
  /** Offers wallets of this namespace only. */
  readonly namespace?: Namespace | undefined;
}

/** Props of `AccountButton`. */
export interface AccountButtonProps extends HostButtonProps {
  /** `hide` omits the balance. */
  readonly balance?: 'show' | 'hide' | undefined;
  /** How many characters of the address to show at its start and end. */
  readonly charsStart?: number | undefined;
  readonly charsEnd?: number | undefined;
  /** Shows the account of this namespace. Default: the active one. */
  readonly namespace?: Namespace | undefined;
}

/** Props of `PortholeButton`: those of `ConnectButton` and `AccountButton`. */
export interface PortholeButtonProps extends AccountButtonProps, Pick<ConnectButtonProps, 'label' | 'loadingLabel'> {}
