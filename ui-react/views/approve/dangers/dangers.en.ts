/** A request of a site: warnings about what could be lost for good. */
import { enReceiverDangers } from '../../../text/receiver-dangers.en.js';

export const enDangers = {
  notices: {
    ...enReceiverDangers,
    'other-site': {
      title: 'Sign-in for another site',
      lead: 'Anyone with this signature can sign in as you at another site. Decline it.',
    },
    'delegate-call': {
      title: 'Runs someone else’s code as your account',
      lead: 'That code could do anything with everything the account holds.',
    },
    'endless-permission': {
      title: 'Permission without a limit',
      lead: 'The site could take all of it without asking you again, until the permission ends.',
    },
    'unknown-permission': {
      title: 'This permission can’t be read',
      lead: 'We can’t tell what the site could do with it. Read all fields before you continue.',
    },
    'never-expires': {
      title: 'This transaction never expires',
      lead: 'Once it’s signed, it can be sent at any time, even much later.',
    },
  },
  /** Ticked before the wallet is asked. */
  agree: {
    'burn-address': 'I understand that what I send there is lost forever',
    'token-contract': 'I understand that I may lose what I send to this address',
    'look-alike': 'I understand that this is a different address, and I may lose what I send',
    unlimited: 'I understand that the spender can take all of it, at any time',
    permit: 'I understand that anyone with this signature can take these tokens',
    'other-site': 'I understand that this site can sign in as me at another site',
    'delegate-call': 'I understand that this code can take everything',
    'endless-permission': 'I understand that the site can take all of it without asking me',
    'unknown-permission': 'I understand that I can’t tell what this permission allows',
    'never-expires': 'I understand that it can be sent at any time, even much later',
    'high-fee': 'I understand that I may pay this network fee',
    'signed-loss': 'I understand that I could lose what I own by signing this',
    unreadable: 'I understand that I can’t tell what I’m signing',
  },
};
