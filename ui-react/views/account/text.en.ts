/** The account screen. */
export const enAccount = {
  copyAddress: 'Copy address',
  balance: 'Balance',
  /** Beside a total that leaves something out. */
  lacks: { worth: 'Test network', prices: 'Some tokens have no price' },
  /** Button: buys crypto with money. */
  onramp: 'Buy',
  /** Button. */
  receive: 'Receive',
  /** Button. */
  send: 'Send',
  /** Button. */
  swaps: 'Swap',
  /** Button: opens a block explorer. */
  explorer: 'Explorer',
  /** The same, read to screen readers. `explorer`: its name, such as Etherscan. */
  explorerLabel: (explorer: string) => `Explorer: view on ${explorer} (opens in a new tab)`,
  tokens: 'Tokens',
  loadingTokens: 'Loading tokens',
  refresh: 'Refresh balances',
  copyToReceive: 'Copy your address',
  showToReceive: 'Receive funds',
  buyToHold: 'Buy crypto',
  emptyTitle: 'No tokens yet',
  emptyLead: (network: string) => `Tokens you receive on ${network} will show up here.`,
  /** A text of the specification, as it stands there. */
  unavailable: 'Token Balance Unavailable',
  stale: 'Showing the last known balances.',
  incomplete: 'There may be more tokens than these.',
  unknownNetwork: 'Balances aren’t available: this site doesn’t support the current network.',
  noBalances: 'Balances aren’t available on this network.',
  accounts: 'Your accounts',
  /** Button: to the list of who may spend this account’s tokens. */
  allowances: 'Token approvals',
  sessions: 'Smart sessions',
  settings: 'Account settings',
  profile: 'Profile',
  /** Button. */
  useAccount: (address: string) => `Use ${address}`,
  /** Tag beside the account in use. */
  inUse: 'In use',
  gone: 'No wallet connected',
  goneLead: 'Connect one to see your account here.',
  /** Button. */
  connect: 'Connect',
};
