/** Entries that not every dapp uses, and what they load: rows of size.budgets.mjs. */
export const entries = [
  // 0.35 kB are the protocol's mark, which stands in its row from the first moment.
  { name: 'walletconnect, the handle', roots: ['walletconnect'], limit: 1_060 },
  {
    name: 'walletconnect, with solana',
    roots: ['infrastructure/connectors/walletconnect/dialects/solana-requests.ts'],
    limit: 3_300,
    after: 'walletconnect, when chosen',
    theirs: true,
  },
  {
    name: 'walletconnect, with bitcoin',
    roots: ['infrastructure/connectors/walletconnect/dialects/bitcoin-requests.ts'],
    limit: 4_100,
    after: 'walletconnect, when chosen',
    theirs: true,
  },
  {
    name: 'walletconnect, with polkadot',
    roots: ['infrastructure/connectors/walletconnect/dialects/polkadot-requests.ts'],
    limit: 4_300,
    after: 'walletconnect, when chosen',
    theirs: true,
  },
  {
    name: 'walletconnect, signing in at once',
    roots: ['infrastructure/connectors/walletconnect/sign-in/'],
    limit: 6_500,
    after: 'walletconnect, when chosen',
    theirs: true,
  },
  // Since sessions tell four kinds of networks apart, and load what speaks to each: 0.6 kB more; since visitors can be asked to
  // connect and to sign at once (by a part of its own), 0.4.
  {
    name: 'walletconnect, when chosen',
    roots: ['infrastructure/connectors/walletconnect/', 'npm:@noble/curves'],
    // Of it, 0.3 kB since a dapp that listens to the provider is told of the session's end.
    limit: 159_250,
  },
  { name: 'preset', roots: ['preset'], limit: 800, after: 'walletconnect, the handle' },
];
