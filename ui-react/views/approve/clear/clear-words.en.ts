/** A request of a site: labels beside a descriptor's own texts. */
export const enClearWords = {
  by: 'In this site’s own words',
  /** `owner`: whose contract it is. */
  byFor: (owner: string) => `In this site’s own words, for ${owner}`,
  /** Heading above parts without a description. */
  rest: 'Not described',
  extra: (bytes: number) =>
    bytes === 1 ? '1 more byte follows that isn’t described.' : `${bytes} more bytes follow that aren’t described.`,
  cautions: {
    'unknown-token': 'Unknown token: in its smallest unit',
    'unexpected-kind': 'Not the kind of address expected here',
    'not-described': 'This call isn’t described. It can do anything the contract is allowed to.',
    'delegate-call': 'This runs someone else’s code as the account. It can do anything.',
  },
};
