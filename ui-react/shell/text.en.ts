/** The modal's frame: its header, its messages, and what replaces a screen that cannot be shown. */
export const enShell = {
  /** Link to the wallet’s app. */
  openWallet: (wallet: string) => `Open ${wallet}`,
  /** Button: to the screen before. */
  back: 'Back',
  /** Button: closes the window. */
  close: 'Close',
  help: 'What is a wallet?',
  /** Button: removes a message. */
  dismiss: 'Dismiss',
  closeRefused: 'Respond to this request first, using the buttons below.',
  thisSite: 'This site',
  /** In place of a screen that could not be fetched or drawn. */
  broken: 'Something went wrong',
  brokenLead: 'Check your connection, then try again.',
};
