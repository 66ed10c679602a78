/** The ways in which a sandbox wallet can misbehave, each seen in real wallets. */

export const MISBEHAVIOURS = [
  /** Reports that it switched, but stays on its network. */
  'wrong-chain-after-switch',
  /** Adds a network without switching to it. */
  'stays-after-adding',
  /** Answers with something that is not an address. */
  'malformed-account',
  /** Approves without sharing an account. */
  'empty-accounts',
  /** Emits every event twice. */
  'duplicate-events',
  /** Emits no event at all. */
  'no-events',
  /** Answers −32002 while an earlier request still waits for its user. */
  'refuses-while-asking',
  /** Supports no wallet_*Permissions method. */
  'no-permission-methods',
  /** Signs another text than the requested one. Only Bitcoin and Polkadot wallets do. */
  'signs-another-text',
] as const;

export type Misbehaviour = (typeof MISBEHAVIOURS)[number];
