/** A sentence or two for each way in which something can fail. A new code does not compile without them. */
import type { FailureCode } from '../../domain/failure/failure.js';

/** What happened, and what to do about it. */
export interface FailureText {
  readonly happened: string;
  readonly advice: string;
}

export const enFailures: Record<FailureCode, FailureText> = {
  rejected: { happened: 'Request declined', advice: 'You declined in your wallet. Nothing was done.' },
  cancelled: { happened: 'Request canceled', advice: 'Nothing was done. Start again when you’re ready.' },
  'already-pending': {
    happened: 'An earlier request is still open',
    advice: 'Open your wallet from the browser’s toolbar, respond to it, then try again.',
  },
  'timed-out': {
    happened: 'No response',
    advice: 'There was no response in time. Make sure your wallet is unlocked, then try again.',
  },
  unauthorized: {
    happened: 'Not allowed by your wallet',
    advice: 'Open your wallet, let this site see your account, then try again.',
  },
  'method-not-supported': { happened: 'Your wallet can’t do this', advice: 'Update your wallet, or use another one.' },
  'method-not-allowed': {
    happened: 'Action not allowed',
    advice: 'This site requested an action that isn’t allowed.',
  },
  'wallet-disconnected': {
    happened: 'Your wallet is disconnected',
    advice: 'Unlock or reload your wallet, then connect again.',
  },
  'network-disconnected': {
    happened: 'Your wallet can’t reach the network',
    advice: 'Check your connection, or switch to another network and try again.',
  },
  'network-unknown-to-wallet': {
    happened: 'Your wallet doesn’t have this network',
    advice: 'Add the network in your wallet, then try again.',
  },
  'wallet-not-found': {
    happened: 'Wallet not found',
    advice: 'It may be turned off in this browser. Turn it on, or choose another wallet.',
  },
  'wallet-misbehaved': {
    happened: 'Unexpected response from your wallet',
    advice: 'Update or restart your wallet, then try again.',
  },
  'no-accounts': {
    happened: 'No account was shared',
    advice: 'Choose at least one account in your wallet, then try again.',
  },
  'connector-not-found': { happened: 'Wallet not available', advice: 'Choose another wallet.' },
  'adapter-not-found': {
    happened: 'This network isn’t set up on this site',
    advice: 'Choose a wallet for another network.',
  },
  'not-connected': { happened: 'No wallet connected', advice: 'Connect a wallet first.' },
  'network-not-configured': {
    happened: 'Network not found',
    advice: 'This site doesn’t support that network. Choose one of its networks.',
  },
  'network-not-supported': {
    happened: 'Your wallet doesn’t support this network',
    advice: 'Choose another network, or use another wallet.',
  },
  'network-mismatch': {
    happened: 'Network didn’t change',
    advice: 'Your wallet approved but didn’t switch. Switch in the wallet, or try again.',
  },
  'network-undefined': { happened: 'No network selected', advice: 'Choose a network, then try again.' },
  'unsupported-chain': { happened: 'Network not supported', advice: 'Switch to one of this site’s networks.' },
  'invalid-id': {
    happened: 'Invalid request from this site',
    advice: 'It used a network or account ID that can’t be read. Let the site’s team know.',
  },
  'invalid-address': { happened: 'Invalid address', advice: 'Check the address, or paste it again.' },
  'invalid-amount': { happened: 'Invalid amount', advice: 'Enter an amount such as 0.25.' },
  'invalid-options': {
    happened: 'This site isn’t set up correctly',
    advice: 'Let the site’s team know. Developers: see the console.',
  },
  'amount-and-receiver-required': {
    happened: 'Amount and address required',
    advice: 'Enter both, then review again.',
  },
  'token-required': { happened: 'Token required', advice: 'Choose a token to send.' },
  'insufficient-funds': {
    happened: 'Not enough funds',
    advice: 'The amount plus the network fee is more than you have. Enter a lower amount.',
  },
  'transaction-rejected': {
    happened: 'The network rejected the transaction',
    advice: 'Nothing was sent. Try again in a moment.',
  },
  'transaction-reverted': {
    happened: 'Transaction failed',
    advice: 'The network reverted it. Nothing moved, but you may have paid the network fee.',
  },
  'request-failed': {
    happened: 'No response from the network',
    advice: 'Try again in a moment. If it keeps happening, check your connection.',
  },
  'wrong-clock': {
    happened: 'Your device’s clock is wrong',
    advice: 'Set the correct date and time, then try again.',
  },
  'copy-failed': {
    happened: 'Failed to copy',
    advice: 'Your browser didn’t allow it. Select the text and copy it yourself.',
  },
  'disconnect-failed': {
    happened: 'Failed to disconnect',
    advice: 'Try again, or disconnect this site in your wallet.',
  },
  'invalid-email': { happened: 'Invalid email', advice: 'Check the email address for typos.' },
  'too-soon': { happened: 'We just sent you an email', advice: 'Wait a moment before requesting another one.' },
  'code-refused': { happened: 'Incorrect code', advice: 'Check your email and enter the 6-digit code again.' },
  'popup-blocked': {
    happened: 'Pop-up blocked',
    advice: 'Allow pop-ups for this site, then try again.',
  },
  'untrusted-origin': {
    happened: 'Untrusted source',
    advice: 'We got a reply from an untrusted source, so nothing was done.',
  },
  'not-signed-in': { happened: 'You’re not signed in', advice: 'Sign in, then try again.' },
  unknown: { happened: 'Something went wrong', advice: 'Try again. If it keeps happening, use another wallet.' },
};
