/** Pages of the embedded wallet's site: opened from a mail, or briefly during a login. */
export const enPages = {
  wallet: 'Your wallet',
  moment: 'One moment.',
  opening: {
    title: 'Opening the login',
    lead: 'One moment. The login page of the service you chose opens here.',
  },
  home: {
    title: 'The home of your wallet',
    lead: 'This site keeps the keys of your wallet, and asks you before anything is signed. You use it inside an app: log in there.',
    apps: 'Apps that may show it',
    none: 'No app may show it.',
    notice: 'This page never asks for a code, a password or a seed phrase.',
  },
  device: {
    title: 'Register device',
    lead: 'A browser that you haven’t used before wants to log in to your wallet.',
    email: 'Email',
    notice: 'Register it only if you asked for this yourself just now. If not, close this page, and nobody gets in.',
    register: 'Register that browser',
    done: 'Device registered',
    doneLead: 'Go back to where you came from. We’ve sent your login code in another email.',
  },
  /** By the link in a notice that the login's address changes. */
  stop: {
    title: 'Stop the change',
    lead: 'Your login address is about to change, and all other sessions end with it.',
    keep: 'Keep my address',
    done: 'Change stopped',
    doneLead: 'Your login keeps its address.',
    late: 'Nothing to stop',
    lateLead: 'The change was already stopped, or has already happened.',
  },
  /** Where a login service leads back to. */
  callback: {
    agreed: 'Agreed',
    agreedLead: 'The page you came from will continue. You can close this window.',
    failed: 'Not logged in',
    failedLead: 'You declined, or it didn’t work. You can close this window.',
  },
  /** In a window that somebody was sent to by a link, or whose login has expired. */
  astray: {
    title: 'Not started here',
    lead: 'This login was not started in this window, or has expired. Go back to the app and start it there. Didn’t ask to log in? Close this window.',
  },
  expired: { title: 'This link has expired', lead: 'Start the login again.' },
};
