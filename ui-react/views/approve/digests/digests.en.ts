/** A request of a site: labels of digests. Their names are the standard's (ERC-8213) in any language. */
export const enDigests = {
  title: 'Digests',
};
