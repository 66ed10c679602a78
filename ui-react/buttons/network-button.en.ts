/** The button in the page that shows the network, and the network in other places. */
export const enNetworkButton = {
  chooseNetwork: 'Choose a network',
  unsupportedNetwork: 'Switch network',
  /** Stands for the name of a network that the site does not have. */
  unknown: 'Unknown Network',
  network: (name: string) => `Network: ${name}. Change`,
};
