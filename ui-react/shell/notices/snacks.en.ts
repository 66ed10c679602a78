/** Short notices. Their English is fixed, word for word. */
import type { SnackMessage } from '../../../application/shell/state.js';

export interface SnackText extends Readonly<Record<Extract<SnackMessage, string>, string>> {
  readonly swapping: (from: string, amount: string, to: string) => string;
  readonly swapped: (from: string, amount: string, to: string) => string;
}

export const enSnacks: SnackText = {
  'address-copied': 'Address copied',
  'link-copied': 'Link copied',
  'code-resent': 'Code email resent',
  'copy-failed': 'Failed to copy',
  'balance-unavailable': 'Token Balance Unavailable',
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
  /** `from`, `to`: symbols of tokens. */
  swapping: (from: string, amount: string, to: string) => `Swapping ${from} to ${amount} ${to}`,
  /** `from`, `to`: symbols of tokens. */
  swapped: (from: string, amount: string, to: string) => `Swapped ${from} to ${amount} ${to}`,
  'swap-failed': 'Swap failed',
  'smart-sessions-unavailable': 'Couldn’t load smart sessions',
  'smart-session-not-revoked': 'Couldn’t revoke the smart session',
  'exchanges-unavailable': 'Unable to get exchanges',
  'exchange-failed': 'Failed to pay with exchange',
  'payment-failed': 'Unable to process payment',
  'only-certified': 'Only WalletConnect certified',
};
