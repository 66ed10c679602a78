/** Lists of tokens, and warnings about a token. */
export const enTokens = {
  /** Label of a field. */
  search: 'Search tokens',
  /** Read to screen readers. */
  found: (count: number) => (count === 1 ? '1 token found' : `${count} tokens found`),
  none: 'No tokens found',
  noneLead: 'Try the name, the symbol or the whole address.',
  /** Of tokens that anyone could have created. `known`: the symbol of the token that it poses as. */
  cautions: {
    imitation: {
      title: (known: string) => `This isn’t ${known}`,
      lead: (known: string) =>
        `It’s a copy: anyone can create a token with this name. The real ${known} has a different contract address.`,
    },
    /** Two of the account’s tokens have one name. */
    twin: {
      title: 'Another token looks the same',
      lead: 'Only one can be genuine. Compare contract addresses with the issuer’s.',
    },
    'odd-letters': {
      title: 'Suspicious characters in the name',
      lead: 'It has hidden or look-alike letters. It’s likely a scam token.',
    },
    lure: {
      title: 'Spam token',
      lead: 'Don’t visit websites named in tokens: they are built to drain wallets.',
    },
  },
  /** The same in a word or two, in the list. */
  tags: {
    imitation: (known: string) => `Not ${known}`,
    twin: 'Look-alike',
    'odd-letters': 'Suspicious',
    lure: 'Spam',
  },
};
