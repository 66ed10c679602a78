/** Words of the sheet itself: its header, its messages, and what stands where a screen should be. */
export const enShell = {
  openWallet: (wallet: string) => `Open ${wallet}`,
  back: 'Back',
  close: 'Close',
  help: 'What is a wallet?',
  dismiss: 'Dismiss',
  network: (name: string) => `Network: ${name}. Change`,
  chooseNetwork: 'Choose a network',
  closeRefused: 'This needs an answer first. Choose one of the buttons below.',
  thisSite: 'This site',
  /** In place of a screen that could not be fetched or drawn. */
  broken: 'Something went wrong',
  brokenLead: 'Check your internet connection, then try again.',
};
