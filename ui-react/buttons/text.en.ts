/** Buttons in the page. They have a file of their own because they load with the page. */
export const enButtons = {
  connect: 'Connect wallet',
  connecting: 'Connecting',
  /** What is shown when a click could load nothing. */
  lost: 'Couldn’t load. Try again',
  account: (account: string) => `Account ${account}`,
};
