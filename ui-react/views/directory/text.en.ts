/** The wallet directory. */
export const enDirectory = {
  wallets: 'Wallets',
  /** Label of a field. */
  search: 'Search wallets',
  /** `count`: a number, such as 650. */
  searchSome: (count: string) => `Search ${count} wallets`,
  /** Button. */
  clear: 'Clear search',
  /** Button. */
  scan: 'Show QR code',
  /** Switch. */
  certifiedOnly: 'Certified only',
  /** Tag of a wallet. */
  certified: 'Certified',
  /** Tag of a wallet that may pose as another. */
  odd: 'Suspicious name',
  /** Tag of a wallet. */
  installed: 'Installed',
  loading: 'Loading wallets',
  searching: 'Looking for wallets',
  found: (count: number) => (count === 1 ? '1 wallet found' : `${count} wallets found`),
  /** Read to screen readers. `count`: a number, such as 650. */
  listed: (count: string) => `${count} wallets`,
  more: 'Keep typing to narrow the list.',
  none: 'No wallet found',
  noneLead: 'Check the spelling.',
  noneCertifiedLead: 'Check the spelling, or include wallets that aren’t certified.',
  noneAtAll: 'No wallets listed',
  /** Button. */
  showAll: 'Show all wallets',
  failed: 'Couldn’t load wallets',
  failedLead: 'Try again in a moment. If it keeps happening, check your connection.',
  moreFailed: 'Couldn’t load more wallets.',
};
