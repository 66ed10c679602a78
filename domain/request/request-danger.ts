/** What could be lost for good by a request, by its name in the texts. */
import type { ReceiverCaution } from '../address/receiver.js';

export type RequestDanger =
  | Exclude<ReceiverCaution, 'yourself'>
  /** Someone may take all of a kind, whenever they like. */
  | 'unlimited'
  /** A signature with which anyone can take tokens. */
  | 'permit'
  /** It signs in to another site than the one that asks. */
  | 'other-site'
  /** Code of someone else runs as the account. */
  | 'delegate-call'
  /** A permission to take all of something for as long as it lasts. */
  | 'endless-permission'
  /** A permission of a kind that is not known here. */
  | 'unknown-permission'
  /** The network fee is more of the balance than the limit allows, or far above the usual one. */
  | 'high-fee'
  /** What the standard of the typed data says is lost, or may be; the screen names it. */
  | 'signed-loss'
  /** No person can tell what it is. */
  | 'unreadable';
