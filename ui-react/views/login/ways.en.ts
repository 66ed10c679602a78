/** The ways to log in, and what may prevent a login. */
import { enProviders } from './providers.en.js';

export const enLoginWays = {
  /** Label of a field. */
  email: 'Email',
  /** Button. */
  withEmail: 'Continue with email',
  sending: 'Sending email…',
  /** Button, where an email with a code was sent. */
  haveCode: 'Enter code',
  /** Button, where an email with a link was sent. */
  haveLink: 'Open link',
  /** Button. */
  withSocial: (name: string) => `Continue with ${name}`,
  /** Button. */
  more: 'More ways to log in',
  provider: enProviders,
  /** Word for word as the specification has it. */
  tooSoon: (seconds: number) => `Please try again after ${seconds} seconds`,
  problem: {
    'invalid-email': 'Invalid email. Try again.',
    'code-refused': 'Incorrect code. Try again.',
    'wallet-disconnected': 'Login was interrupted. Start again.',
    'timed-out': 'There was no response in time. Try again.',
    'popup-blocked': 'Pop-up blocked. Allow pop-ups for this site, then try again.',
    'untrusted-origin': 'We got a reply from an untrusted source, so nothing was done.',
    'connector-not-found': 'This site isn’t set up for that. Choose another way.',
    rejected: 'You declined in your wallet.',
    cancelled: 'Login canceled. Try again when you’re ready.',
    unknown: 'That didn’t work. Try again.',
  },
};
