/** A sentence or two for each way something can fail. A new code does not compile without them. */
import type { FailureCode } from '../../domain/failure/failure.js';

/** What happened, and what to do about it. */
export interface FailureText {
  readonly happened: string;
  readonly advice: string;
}

export const enFailures: Record<FailureCode, FailureText> = {
  rejected: { happened: 'Request declined', advice: 'You said no in your wallet. Nothing was done.' },
  cancelled: { happened: 'Request cancelled', advice: 'Nothing was done. Start again when you are ready.' },
  'already-pending': {
    happened: 'An earlier request is still open',
    advice: 'Open your wallet from the browser’s toolbar, answer what is waiting there, then try again.',
  },
  'timed-out': {
    happened: 'No answer',
    advice: 'Nothing came back in time. Check that your wallet is unlocked, then try again.',
  },
  unauthorized: {
    happened: 'Not allowed by the wallet',
    advice: 'Open your wallet, allow this site to see the account, then try again.',
  },
  'method-not-supported': { happened: 'Your wallet cannot do this', advice: 'Update the wallet, or use another one.' },
  'method-not-allowed': {
    happened: 'Action not allowed',
    advice: 'This site asked for something that the modal does not pass on.',
  },
  'wallet-disconnected': {
    happened: 'Your wallet is disconnected',
    advice: 'Unlock or reload the wallet, then connect again.',
  },
  'network-disconnected': {
    happened: 'Your wallet cannot reach the network',
    advice: 'Check your internet connection, or switch the network and try again.',
  },
  'network-unknown-to-wallet': {
    happened: 'Your wallet does not know this network',
    advice: 'Add the network in your wallet, then try again.',
  },
  'wallet-not-found': {
    happened: 'Wallet not found',
    advice: 'It may be switched off in this browser. Switch it on, or choose another wallet.',
  },
  'wallet-misbehaved': {
    happened: 'The wallet gave an answer we cannot use',
    advice: 'Update or restart the wallet, then try again.',
  },
  'no-accounts': {
    happened: 'No account was shared',
    advice: 'Choose at least one account in your wallet, then try again.',
  },
  'connector-not-found': { happened: 'Failed to find connector', advice: 'Choose another wallet.' },
  'adapter-not-found': {
    happened: 'This kind of network is not set up',
    advice: 'Choose a wallet of another network.',
  },
  'not-connected': { happened: 'No wallet is connected', advice: 'Connect a wallet first.' },
  'network-not-configured': {
    happened: 'Network not found',
    advice: 'This site does not use that network. Choose one of its networks.',
  },
  'network-not-supported': {
    happened: 'Your wallet does not support this network',
    advice: 'Choose another network, or use another wallet.',
  },
  'network-mismatch': {
    happened: 'Your wallet stayed where it was',
    advice: 'It said yes but did not switch. Switch in the wallet itself, or try again.',
  },
  'network-undefined': { happened: 'No network is chosen', advice: 'Choose a network, then try again.' },
  'unsupported-chain': { happened: 'Network not supported', advice: 'Switch to one of this site’s networks.' },
  'invalid-id': {
    happened: 'Something is misspelled',
    advice: 'The site used a network or account id we cannot read.',
  },
  'invalid-address': { happened: 'Not a valid address', advice: 'Check the address, or paste it again.' },
  'invalid-amount': { happened: 'Not a valid amount', advice: 'Type an amount such as 0.25.' },
  'invalid-options': {
    happened: 'This site is not set up correctly',
    advice: 'Tell its makers: the browser console says more.',
  },
  'amount-and-receiver-required': {
    happened: 'An amount and an address are needed',
    advice: 'Fill in both, then review again.',
  },
  'token-required': { happened: 'A token is needed', advice: 'Choose what to send.' },
  'insufficient-funds': {
    happened: 'Not enough funds',
    advice: 'The amount and the network fee together are more than you have. Lower the amount.',
  },
  'transaction-rejected': {
    happened: 'The network refused the transaction',
    advice: 'Nothing was sent. Try again in a moment.',
  },
  'transaction-reverted': {
    happened: 'The transaction would fail',
    advice: 'The network undid it. Nothing was moved, though a fee may have been paid.',
  },
  'request-failed': {
    happened: 'The network did not answer',
    advice: 'Try again in a moment. If it stays so, check your internet connection.',
  },
  'wrong-clock': {
    happened: 'Your device’s clock is wrong',
    advice: 'Set its date and time right, then try again.',
  },
  'copy-failed': {
    happened: 'Failed to copy',
    advice: 'The browser did not allow it. Select the text and copy it yourself.',
  },
  'disconnect-failed': {
    happened: 'Failed to disconnect',
    advice: 'Try again, or disconnect this site in your wallet.',
  },
  'invalid-email': { happened: 'Invalid email', advice: 'Check the address for a missing letter or sign.' },
  'too-soon': { happened: 'A mail was sent a moment ago', advice: 'Wait a little, then ask again.' },
  'code-refused': { happened: 'That code is not right', advice: 'Check the mail, and type the six digits again.' },
  'popup-blocked': {
    happened: 'The browser blocked the window',
    advice: 'Allow this site to open windows, then try again.',
  },
  'untrusted-origin': {
    happened: 'Untrusted Origin',
    advice: 'An answer came from a place that we do not trust. Nothing was done.',
  },
  'not-signed-in': { happened: 'You are not signed in', advice: 'Sign in, then try again.' },
  unknown: { happened: 'Something went wrong', advice: 'Try again. If it keeps happening, use another wallet.' },
};
