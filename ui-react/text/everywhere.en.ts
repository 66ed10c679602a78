/** Texts that several screens share. */
export const enCommon = {
  /** Button. */
  tryAgain: 'Try again',
  /** Read to screen readers while a list is loading. */
  loading: 'Loading',
  /** Tag beside the one of a list that is in use. */
  current: 'Current',
  /** In place of a token’s worth in money. */
  noPrice: 'No price',
  /** Label. */
  network: 'Network',
  /** Button. */
  disconnect: 'Disconnect',
  /** On that button while it works. */
  disconnecting: 'Disconnecting',
  /** Stands for the name of a site that has none, inside a sentence. */
  thisSite: 'this site',
  /** The same at the start of a sentence. */
  thisSiteFirst: 'This site',
  /** Stands for the name of a wallet that is not known, inside a sentence. */
  yourWallet: 'your wallet',
};
