/** Words of a list of tokens for any purpose, and of what may be wrong with one. */
export const enTokens = {
  search: 'Search token',
  found: (count: number) => (count === 1 ? '1 token found' : `${count} tokens found`),
  none: 'No tokens found',
  noneLead: 'Try the name, the symbol or the whole address.',
  /** Of tokens that anyone could have created. */
  cautions: {
    imitation: (known: string) => ({
      title: `This is not ${known}`,
      lead: `It only looks like it. Anybody can make a token of this name. The real ${known} has another address.`,
    }),
    twin: () => ({
      title: 'Two tokens look like this one',
      lead: 'At most one of them is what it says. Compare the address with that of whoever made the token.',
    }),
    'odd-letters': () => ({
      title: 'This name is not what it looks like',
      lead: 'It has letters that are hidden, or made to be taken for others. Such tokens are made to deceive.',
    }),
    lure: () => ({
      title: 'This token’s name is an advertisement',
      lead: 'Do not visit sites that a token names: they are made to empty wallets.',
    }),
  },
  /** The same in a word or two, in the list. */
  tags: {
    imitation: (known: string) => `Not ${known}`,
    twin: () => 'Look-alike',
    'odd-letters': () => 'Odd letters',
    lure: () => 'Advertisement',
  },
};
