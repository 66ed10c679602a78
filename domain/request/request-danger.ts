/** What a request could lose for good, by its name in the texts. */
import type { ReceiverCaution } from '../address/receiver.js';

/** A danger of a request. */
export type RequestDanger =
  | Exclude<ReceiverCaution, 'yourself'>
  /** A spender may take all of an asset at any time. */
  | 'unlimited'
  /** A signature with which anyone can take tokens. */
  | 'permit'
  /** It signs in to another site than the one that asks. */
  | 'other-site'
  /** Foreign code would run as the account. */
  | 'delegate-call'
  /** A permission to spend all of an asset while it lasts. */
  | 'endless-permission'
  /** A permission of an unknown kind. */
  | 'unknown-permission'
  /** Once signed, the transaction can be sent at any time. */
  | 'never-expires'
  /** The network fee is more of the balance than the limit allows, or far above the usual one. */
  | 'high-fee'
  /** A danger specific to the standard of the typed data; the screen names it. */
  | 'signed-loss'
  /** Nobody can read what it is. */
  | 'unreadable';
