/** Warnings about names that imitate other names. */
export const enOddNames = {
  /** Tag of a wallet or site. */
  odd: 'Suspicious name',
  title: 'Suspicious characters in this name',
  lead: 'It may be posing as another wallet or site. Check where it comes from before you continue.',
};
