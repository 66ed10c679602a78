import type { Namespace } from '../../../domain/network/caip.js';

/** Who has to sign in, what they sign, and how long it holds. */
export interface LocalSignInOptions {
  /** The kinds of networks whose accounts sign in. Default: all. A chain of your own needs `verifyMessage` for that. */
  readonly namespaces?: readonly Namespace[];
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean;
  /** A line for the visitor in what they sign: ASCII letters, digits and punctuation. */
  readonly statement?: string;
  /** Milliseconds that a session lasts. Default seven days. */
  readonly lifetime?: number;
  /** Addresses that are named along with it. */
  readonly resources?: readonly string[];
}
