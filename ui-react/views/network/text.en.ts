/** The list of networks, and switching. */
export const enNetwork = {
  /** Label of a field. */
  search: 'Search networks',
  list: 'Networks',
  none: (query: string) => `No results for “${query}”`,
  noneAtAll: 'This site has no networks',
  current: 'Current network',
  whatIsANetwork: 'What is a network?',
  fixed: 'You can’t switch networks here. Disconnect to use another one.',
  mayLack: 'Your wallet may ask to add a network it doesn’t have yet.',
  confirm: (wallet: string) => `Confirm in ${wallet}`,
  confirmLead: (wallet: string, network: string) => `Approve the switch to ${network} in ${wallet}.`,
  declined: 'Switch declined',
  declinedLead: (wallet: string, current: string) => `You declined in ${wallet}. You’re still on ${current}.`,
  declinedHere: 'You declined in your wallet. Choose a network below, or disconnect.',
  /** Button. */
  another: 'Choose another network',
  /** Button. */
  switch: 'Switch',
  /** Button. */
  cancel: 'Cancel',
  found: (count: number) => (count === 1 ? '1 network found' : `${count} networks found`),
  switched: (network: string) => `You’re on ${network}`,
  /** Headline. */
  switchTo: (network: string) => `Switch to ${network}`,
  /** `network`: its number, such as 424242. */
  unsupported: (site: string, network: string) => `${site} doesn’t support this network (${network})`,
  unsupportedLead: 'Your wallet is on a network this site doesn’t support. Choose one below to continue.',
};
