/** What a wallet on a phone is like, from then on. */
export const PHONE_HABITS = [
  'opens Saltmarsh alone',
  'opens Tidewater alone',
  'opens accounts on Farshore alone',
  'opens its account 2 alone',
  'agrees to nothing but sending',
  'agrees to nothing but signing',
  'knows Saltmarsh alone',
  'says yes twice over',
  'can only connect',
  'signs for another attempt',
  'signs for another site',
  'signs for an unknown network',
  'signs for longer',
  'signs for another account',
  'signs what is not asked',
  'signs nonsense',
] as const;
export type PhoneHabit = (typeof PHONE_HABITS)[number];
