/** The embedded wallet's settings, in its own window. */
export const enWalletSettings = {
  title: 'Wallet settings',
  signedIn: 'Signed in',
  byEmail: 'By email',
  /** A service: Google, Farcaster. */
  byService: (service: string) => `By ${service}`,
  email: 'Email',
  keys: 'Passkeys and recovery',
  apps: 'Connected apps',
  noApps: 'No app is connected.',
  appsSee: 'A connected app sees your address and your email.',
  /** A date. */
  thisApp: (since: string) => `This app · ${since}`,
  disconnect: 'Disconnect',
  disconnectApp: (app: string) => `Disconnect ${app}`,
  sessions: 'Sessions',
  thisBrowser: 'This browser',
  /** A date. */
  lastUsed: (date: string) => `Last used ${date}`,
  end: 'End',
  /** A browser: Firefox on Mac. */
  endIn: (browser: string) => `End session in ${browser}`,
  endOthers: 'Sign out everywhere else',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  someBrowserOn: (system: string) => `Browser on ${system}`,
  unknownBrowser: 'Unknown browser',
  signOut: 'Sign out',
  /** Before signing out is confirmed. */
  signOutEnds:
    'Every app in this browser that uses your wallet is signed out. Your keys stay in this browser, and open again when you log in.',
  stay: 'Stay signed in',
  signOutOfAll: 'Sign out of every app',
  failed: 'That didn’t work. Try again.',
};
