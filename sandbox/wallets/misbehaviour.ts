/** The ways in which a sandbox wallet can be wrong, each seen in real wallets. */

export const MISBEHAVIOURS = [
  /** Says that it switched, and stays where it was. */
  'wrong-chain-after-switch',
  /** Adds a network without moving to it. */
  'stays-after-adding',
  /** Answers with something that is no address. */
  'malformed-account',
  /** Approves without giving an account. */
  'empty-accounts',
  /** Emits every event twice. */
  'duplicate-events',
  /** Emits no event at all. */
  'no-events',
  /** Answers −32002 while an earlier request still waits for its user. */
  'refuses-while-asking',
  /** Knows no wallet_*Permissions method. */
  'no-permission-methods',
  /** Signs another text than the requested one. Only Bitcoin and Polkadot wallets do. */
  'signs-another-text',
] as const;

export type Misbehaviour = (typeof MISBEHAVIOURS)[number];
