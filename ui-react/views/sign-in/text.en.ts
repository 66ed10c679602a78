/** Signing in to the site with a wallet. */
export const enSignIn = {
  headline: (site: string) => `Sign in to ${site}`,
  lead: (address: string) => `Sign a message to prove that ${address} is yours. It’s free and won’t move any funds.`,
  /** Button. */
  sign: 'Sign',
  signing: 'Signing…',
  /** Button. */
  cancel: 'Cancel',
  cancelling: 'Canceling…',
  /** While the wallet shows the message. */
  confirm: (wallet: string) => `Confirm in ${wallet}`,
};
