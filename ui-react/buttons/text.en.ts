/** Buttons in the page. They have a file of their own because they load with the page. */
export const enButtons = {
  connect: 'Connect wallet',
  connecting: 'Connecting',
  /** What is shown when a click could load nothing. */
  lost: 'Couldn’t load. Try again',
  account: (account: string) => `Account ${account}`,
  chooseNetwork: 'Choose a network',
  unsupportedNetwork: 'Switch network',
  /** Stands for the name of a network that the site does not have. */
  unknown: 'Unknown Network',
  network: (name: string) => `Network: ${name}. Change`,
};
