/** The mails of the embedded wallet's site: a subject, and paragraphs with a code or a link between them, on a line of its own. */
export const enMails = {
  /** The last paragraph of mails that answer somebody who typed this address. */
  ignore: 'Didn’t ask for this? Ignore this email: nobody gets in without it.',
  loginCode: {
    subject: (code: string) => `${code} is your login code`,
    lead: 'Your login code:',
    note: 'It works once, within 20 minutes. Enter it only where you asked for it, and don’t share it with anyone.',
  },
  device: {
    subject: 'Register device',
    lead: (email: string) =>
      `A browser that you haven’t used before wants to log in as ${email}. To register it, open this link:`,
    note: 'The link works for 20 minutes. You’ll get a login code next.',
  },
  oldAddress: {
    subject: (code: string) => `${code} confirms your new email address`,
    lead: (email: string) => `Your login is about to change to ${email}. To agree, enter this code:`,
    note: 'It works once, within 20 minutes.',
  },
  newAddress: {
    subject: (code: string) => `${code} confirms this email address`,
    lead: 'Someone wants to log in with this address from now on. To confirm that it’s yours, enter this code:',
    note: 'It works once, within 20 minutes.',
  },
  /** Before the wallet's private key is shown. */
  proof: {
    subject: (code: string) => `${code} confirms that it’s you`,
    lead: 'Your wallet’s private key is about to be shown. To see it, enter this code:',
    note: 'It works once, within 20 minutes. Enter it only in your wallet’s own window.',
    warning: 'Didn’t ask for this? Then someone else is logged in to your wallet: don’t share the code with anyone.',
  },
  changed: {
    subject: 'Your login address has changed',
    lead: (from: string, to: string) =>
      `Your login has changed from ${from} to ${to}, and all other sessions have ended.`,
    warning: 'Didn’t ask for this? Then someone else can read your email: contact the app you use.',
  },
  changes: {
    subject: 'Your login address will change',
    /** Hours until then. */
    lead: (hours: number, from: string, to: string) =>
      hours === 1
        ? `In 1 hour, your login changes from ${from} to ${to}, and all other sessions end. You don’t have to do anything.`
        : `In ${hours} hours, your login changes from ${from} to ${to}, and all other sessions end. You don’t have to do anything.`,
    warning: 'Didn’t ask for this? Then stop it here:',
  },
};
