/** The sheet itself: open or closed, and what it says above the screens. */
import type { Alert } from '../../domain/alert.js';

export interface ShellState {
  /** Always false in inline mode. */
  readonly open: boolean;
  readonly loading: boolean;
  /** True for 500 ms after a close was refused. */
  readonly refusing: boolean;
  /** True when the modal came up by itself for an interrupt, so it goes away with it. */
  readonly openedByInterrupt: boolean;
}

/** A short message with its sentence in the text catalogue, or a host's own words. */
export type SnackMessage =
  | 'address-copied'
  | 'link-copied'
  | 'code-resent'
  | 'copy-failed'
  | 'balance-unavailable'
  | 'transactions-unavailable'
  | 'transaction-started'
  | 'send-failed'
  | 'send-incomplete'
  | 'disconnect-failed'
  | 'action-not-allowed'
  | 'only-certified'
  | 'sign-in-unready'
  | 'signature-declined'
  | 'no-smart-accounts'
  | 'swap-unready'
  | 'allowance-unchecked'
  | 'approval-unbuilt'
  | 'swap-unbuilt'
  | 'approve-limit'
  | 'confirm-swap'
  | 'swap-failed'
  | 'smart-sessions-unavailable'
  | 'smart-session-not-revoked'
  | 'exchanges-unavailable'
  | 'exchange-failed'
  | 'payment-failed'
  /** `amount`: of what is got, as it is shown. */
  | { readonly key: 'swapping' | 'swapped'; readonly from: string; readonly amount: string; readonly to: string }
  | { readonly text: string };

export interface Snack {
  readonly kind: 'success' | 'error' | 'loading';
  readonly message: SnackMessage;
  /** False: stays until replaced or hidden. */
  readonly autoClose: boolean;
}

export interface NoticesState {
  readonly snack: Snack | undefined;
  /** The one that follows, while a moment passes after the last one went. */
  readonly nextSnack: Snack | undefined;
  readonly alert: Alert | undefined;
}
