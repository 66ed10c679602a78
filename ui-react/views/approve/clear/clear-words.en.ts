/** Words beside those of descriptors. */
export const enClearWords = {
  by: (owner: string | undefined) =>
    owner === undefined ? 'In this site’s own words' : `In this site’s own words, for ${owner}`,
  rest: 'Not described',
  extra: (bytes: number) => `${bytes} more bytes follow, which nothing describes.`,
  cautions: {
    'unknown-token': 'Unknown token: in its smallest unit',
    'unexpected-kind': 'Not the kind of address expected here',
    'not-described': 'This call isn’t described. It may do anything the contract is allowed to.',
    'delegate-call': 'This runs someone else’s code as the account. It may do anything.',
  },
};
