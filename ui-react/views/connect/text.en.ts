/** The list of wallets. A link replaces `{terms}` and `{privacy}`. */
export const enConnect = {
  wallets: 'Wallets',
  looking: 'Looking for wallets',
  /** Read to screen readers. */
  found: (count: number) => (count === 1 ? '1 wallet' : `${count} wallets`),
  /** Tag of a wallet that has to be installed first. */
  get: 'Get',
  allWallets: 'All wallets',
  /** Tag of a wallet. */
  installed: 'Installed',
  /** Tag of the wallet that was used last. */
  recent: 'Recent',
  qrCode: 'QR code',
  /** Tag of a wallet for more than one kind of network. */
  multichain: 'Multichain',
  withWallet: 'Continue with a wallet',
  /** Between the ways to connect. */
  orWallet: 'or use a wallet',
  /** Between the ways to connect; a list of social accounts follows. */
  orLogin: 'or continue with',
  noneTitle: 'No wallet found',
  noneLead: 'Install one in this browser, then come back. It will show up here automatically.',
  whatIsAWallet: 'What is a wallet?',
  /** Link in the sentences below. */
  terms: 'Terms',
  /** Link in the sentences below. */
  privacy: 'Privacy policy',
  /** `papers`: the two links above, or one of them. */
  agreement: (site: string, papers: string) => `By connecting, you agree to ${site}’s ${papers}.`,
  /** Beside a checkbox. `papers`: the two links above, or one of them. */
  consent: (site: string, papers: string) => `I agree to ${site}’s ${papers}.`,
  /** The two links as a list. */
  both: (first: string, second: string) => `${first} and ${second}`,
};
