/** Words that screens of several flows have. */
export const enCommon = {
  tryAgain: 'Try again',
  loading: 'Loading',
  current: 'Current',
  noPrice: 'No price',
  network: 'Network',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting',
  /** Inside a sentence, and at its start. */
  thisSite: 'this site',
  thisSiteFirst: 'This site',
  /** Stands for the name of a wallet that is not known. */
  yourWallet: 'your wallet',
};
