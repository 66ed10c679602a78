import type { Namespace } from '../../../domain/network/caip.js';

/** Options of `localSignIn`. */
export interface LocalSignInOptions {
  /** The namespaces whose accounts sign in. Default: all. Your own chain adapter needs `verifyMessage` for this. */
  readonly namespaces?: readonly Namespace[] | undefined;
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean | undefined;
  /** A line for the visitor in the signed message: ASCII letters, digits and punctuation. */
  readonly statement?: string | undefined;
  /** How long a session lasts, in milliseconds. Default seven days. */
  readonly lifetime?: number | undefined;
  /** URIs that the message lists as resources. */
  readonly resources?: readonly string[] | undefined;
}
