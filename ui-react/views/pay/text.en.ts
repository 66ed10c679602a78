/** Payments that a site requests. */
import type { PayErrorCode } from '../../../domain/trade/pay-error.js';

const failed: Record<PayErrorCode, string> = {
  INVALID_PAYMENT_CONFIG: 'This payment isn’t set up correctly. Contact this site.',
  INVALID_RECIPIENT: 'The recipient’s address is invalid. Contact this site.',
  INVALID_ASSET: 'The payment token is invalid. Contact this site.',
  INVALID_AMOUNT: 'This amount can’t be paid this way.',
  UNKNOWN_ERROR: 'Something went wrong. Try again.',
  UNABLE_TO_INITIATE_PAYMENT: 'Couldn’t start the payment. Try again.',
  INVALID_CHAIN_NAMESPACE: 'Payments aren’t available on this kind of network.',
  GENERIC_PAYMENT_ERROR: 'The payment couldn’t be made.',
  UNABLE_TO_GET_EXCHANGES: 'Couldn’t load exchanges.',
  ASSET_NOT_SUPPORTED: 'This exchange doesn’t support the payment token. Choose another way to pay.',
  UNABLE_TO_GET_PAY_URL: 'Couldn’t open the exchange. Try again, or choose another way to pay.',
  UNABLE_TO_GET_BUY_STATUS: 'Couldn’t get the payment status.',
};

export const enPay = {
  /** Read to screen readers before the amount. */
  amount: 'Amount due',
  unknownAsset: 'Unknown asset',
  /** Below the amount. */
  on: (network: string) => `on ${network}`,
  /** If the network's node expects more to leave the account than this: ticked before it can be paid. */
  riskMore: 'I understand that more may leave my wallet than this payment shows',
  /** Label of the receiver. */
  to: 'To',
  fromWallet: 'Pay from wallet',
  fromWalletNote: 'You’ll connect it first',
  withWallet: (wallet: string) => `Pay with ${wallet}`,
  walletAsked: 'Waiting for your wallet. View status',
  disconnect: 'Disconnect',
  /** Between two ways to pay. */
  or: 'or',
  /** Crypto exchanges that can be paid from. */
  exchanges: 'Exchanges',
  withExchange: (exchange: string) => `Pay with ${exchange}`,
  loading: 'Loading exchanges…',
  none: 'No exchanges available',
  /** A text of the specification, as it stands there. */
  noList: 'Unable to get exchanges',
  again: 'Try again',
  nothing: 'No payment due',
  nothingLead: 'The site hasn’t requested a payment.',
  notBegun: 'Payment not started',
  back: 'Back',
  close: 'Close',
  done: 'Done',
  /** Button. */
  openPage: (exchange: string) => `Open ${exchange}`,
  /** The same, read to screen readers. */
  openPageLabel: (exchange: string) => `Open ${exchange} (opens in a new tab)`,
  initiated: 'Payment initiated',
  initiatedLead: (exchange: string) =>
    `Complete it on ${exchange} in the tab that opened. You can close this window; the site will be notified.`,
  blocked: 'Pop-up blocked',
  blockedLead: (exchange: string) => `Use the button below to open ${exchange}.`,
  awaiting: 'Waiting for confirmation',
  switching: (wallet: string, network: string) => `Switch to ${network} in ${wallet}.`,
  confirm: (wallet: string) => `Confirm the payment in ${wallet}.`,
  sentLead: (network: string) => `Sent. Waiting for ${network} to confirm. You can close this window.`,
  completed: 'Payment completed',
  completedLead: (amount: string) => `You paid ${amount}.`,
  failedTitle: 'Payment failed',
  declined: 'You declined in your wallet. Nothing was paid.',
  failed,
  silent: 'Payment status unknown',
  silentLead: (exchange: string) => `${exchange} hasn’t reported the result. If you paid there, it may still arrive.`,
};
