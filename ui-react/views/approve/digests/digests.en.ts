/** Words beside digests; their names are the standard's (ERC-8213), in any language. */
export const enDigests = {
  title: 'Digests',
};
