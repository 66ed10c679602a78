/** Words of the ways to log in, and of what may be in their way. */
import { enProviders } from './providers.en.js';

export const enLoginWays = {
  email: 'Email',
  withEmail: 'Continue with email',
  sending: 'Sending a mail',
  haveCode: 'I have the code',
  haveLink: 'I have the link',
  withSocial: (name: string) => `Continue with ${name}`,
  more: 'More ways to log in',
  provider: enProviders,
  /** Word for word as the specification has it. */
  tooSoon: (seconds: number) => `Please try again after ${seconds} seconds`,
  problem: {
    'invalid-email': 'Invalid email. Try again.',
    'code-refused': 'That code is not right. Try again.',
    'wallet-disconnected': 'The login was interrupted. Start again.',
    'timed-out': 'Nothing came back in time. Try again.',
    'popup-blocked': 'The browser blocked the window. Allow this site to open windows, then try again.',
    'untrusted-origin': 'An answer came from a place that we do not trust. Nothing was done.',
    'connector-not-found': 'This site is not set up for that. Choose another way.',
    rejected: 'You declined in your wallet.',
    cancelled: 'It was called off. Try again when you are ready.',
    unknown: 'That did not work. Try again.',
  },
};
