/** Sentences of the specification, kept word for word. */
import type { SnackMessage } from '../../../application/shell/state.js';
import { balanceUnavailable } from '../../text/unavailable.en.js';

type Swap = Extract<SnackMessage, { readonly key: unknown }>;

export interface SnackText extends Readonly<Record<Extract<SnackMessage, string>, string>> {
  readonly swapping: (swap: Swap) => string;
  readonly swapped: (swap: Swap) => string;
}

export const enSnacks: SnackText = {
  'address-copied': 'Address copied',
  'link-copied': 'Link copied',
  'code-resent': 'Code email resent',
  'copy-failed': 'Failed to copy',
  'balance-unavailable': balanceUnavailable,
  'transactions-unavailable': 'Failed to fetch transactions',
  'transaction-started': 'Transaction started',
  'send-failed': 'Failed to send transaction. Please try again.',
  'send-incomplete': 'Please enter a valid amount and receiver address',
  'disconnect-failed': 'Failed to disconnect',
  'action-not-allowed': 'Action not allowed',
  'sign-in-unready': 'A problem occurred while trying initialize authentication',
  'signature-declined': 'Signature declined',
  'no-smart-accounts': 'This application might not support Smart Accounts',
  'swap-unready': 'Failed to initialize swap',
  'allowance-unchecked': 'Failed to check allowance',
  'approval-unbuilt': 'Failed to create approval transaction',
  'swap-unbuilt': 'Failed to create transaction',
  'approve-limit': 'Approve limit increase in your wallet',
  'confirm-swap': 'Confirm transaction in your wallet',
  swapping: ({ from, amount, to }) => `Swapping ${from} to ${amount} ${to}`,
  swapped: ({ from, amount, to }) => `Swapped ${from} to ${amount} ${to}`,
  'swap-failed': 'Transaction error',
  'smart-sessions-unavailable': 'Error fetching smart sessions',
  'smart-session-not-revoked': 'Error revoking smart session',
  'exchanges-unavailable': 'Unable to get exchanges',
  'exchange-failed': 'Failed to pay with exchange',
  'payment-failed': 'Unable to process payment',
  'only-certified': 'Only WalletConnect certified',
};
