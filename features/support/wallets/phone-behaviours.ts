/** How a wallet on a phone behaves, from then on. */
export const PHONE_BEHAVIOURS = [
  'approves Saltmarsh only',
  'approves Tidewater only',
  'approves accounts on Farshore only',
  'approves its account 2 only',
  'approves only methods for sending',
  'approves only methods for signing',
  'supports Saltmarsh only',
  'approves the proposal twice',
  'can only connect',
  'signs for another attempt',
  'signs for another site',
  'signs for an unknown network',
  'signs for longer',
  'signs for another account',
  'signs a request that was not made',
  'signs nonsense',
] as const;
export type PhoneBehaviour = (typeof PHONE_BEHAVIOURS)[number];
