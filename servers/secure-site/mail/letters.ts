/** The words of each mail. */
import type { Letter } from './post-office.js';

const IGNORE = 'You did not ask for this? Then do nothing: nobody gets in without it.';

export function loginCode(to: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your login code`,
    text: `Your login code is\n\n${code}\n\nIt works once, for 20 minutes. Enter it only where you asked for it, and tell it to nobody.\n\n${IGNORE}\n`,
  };
}

export function deviceLink(to: string, link: string): Letter {
  return {
    to,
    subject: 'Register device',
    text: `A browser that you have not used before wants to log in as ${to}. To register it, open\n\n${link}\n\nThe link works for 20 minutes. A login code follows.\n\n${IGNORE}\n`,
  };
}

export function oldAddressCode(to: string, code: string, wanted: string): Letter {
  return {
    to,
    subject: `${code} confirms your new address`,
    text: `Your login is about to change to ${wanted}. To agree, enter\n\n${code}\n\nIt works once, for 20 minutes.\n\n${IGNORE}\n`,
  };
}

export function proofCode(to: string, code: string): Letter {
  return {
    to,
    subject: `${code} confirms that it is you`,
    text: `Your wallet’s key is about to be shown. To see it, enter\n\n${code}\n\nIt works once, for 20 minutes. Enter it only in your wallet’s own window.\n\nYou did not ask for this? Then somebody else is logged in to your wallet: do not tell anyone the code.\n`,
  };
}

export function newAddressCode(to: string, code: string): Letter {
  return {
    to,
    subject: `${code} confirms this address`,
    text: `Somebody wants to log in with this address from now on. To confirm that it is yours, enter\n\n${code}\n\nIt works once, for 20 minutes.\n\n${IGNORE}\n`,
  };
}

/** To the old address, of a site where the change waits for nothing. */
export function addressChanged(to: string, wanted: string): Letter {
  return {
    to,
    subject: 'Your login address has changed',
    text: `Your login has changed from ${to} to ${wanted}, and all other sessions have ended.\n\nYou did not ask for this? Then somebody else can read your mail: tell those who run the app.\n`,
  };
}

/** To the old address, once both codes were entered. */
export function addressChanges(to: string, wanted: string, hours: number, link: string): Letter {
  const when = hours === 1 ? 'an hour' : `${hours} hours`;
  return {
    to,
    subject: 'Your login address changes',
    text: `In ${when} your login changes from ${to} to ${wanted}, and all other sessions end. Nothing is to be done for that.\n\nYou did not ask for this? Then stop it:\n\n${link}\n`,
  };
}
