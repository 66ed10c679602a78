/** Words for signing in to the site with a wallet. */
export const enSignIn = {
  headline: (site: string) => `${site} needs to connect to your wallet`,
  lead: (address: string) => `Sign a message to show that ${address} is yours. It costs nothing, and moves nothing.`,
  sign: 'Sign',
  signing: 'Signing…',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  /** While the wallet shows the message. */
  confirm: (wallet: string) => `Confirm in ${wallet}`,
};
