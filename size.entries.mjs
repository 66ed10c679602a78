/** Limits of entries that not every dapp uses, and of what they load: rows of size.budgets.mjs. */
export const entries = [
  // Includes WalletConnect's logo (0.35 kB), which is in the list from the start.
  { name: 'walletconnect, the handle', roots: ['walletconnect'], limit: 1_060 },
  {
    // The ids that its networks had before are here, where only dapps of Solana load them.
    name: 'walletconnect, with solana',
    roots: ['infrastructure/connectors/walletconnect/dialects/solana-requests.ts'],
    limit: 3_500,
    after: 'walletconnect, when chosen',
    theirs: true,
  },
  {
    name: 'walletconnect, with bitcoin',
    roots: ['infrastructure/connectors/walletconnect/dialects/bitcoin-requests.ts'],
    limit: 3_900,
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
  {
    name: 'walletconnect, when chosen',
    roots: ['infrastructure/connectors/walletconnect/', 'npm:@noble/curves'],
    limit: 158_700,
  },
  { name: 'preset', roots: ['preset'], limit: 800, after: 'walletconnect, the handle' },
];
