/** Words about names that are made to be taken for others. */
export const enOddNames = {
  odd: 'Odd letters',
  title: 'Odd letters in this name',
  lead: 'It may be made to look like another wallet or site. Check where it comes from before you go on.',
};
