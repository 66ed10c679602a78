import type { LocalSignInOptions } from './local-options.js';

/** Where the service is that verifies signatures and issues tokens. */
export interface SignInServiceOptions extends LocalSignInOptions {
  /** Where the service is, as in `https://sign-in.example`, or `/sign-in` on the page's own host. */
  readonly url: string;
  /** Sent along, where the service wants to know. Absent: the modal's own project. */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
  /** Where the page keeps the tokens, behind the modal's `storagePrefix`. Default `siwx-auth-token`. */
  readonly tokenKey?: string;
}
