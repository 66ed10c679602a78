import type { LocalSignInOptions } from './local-options.js';

/** Options of `signInService`. */
export interface SignInServiceOptions extends LocalSignInOptions {
  /** The service's URL, such as `https://sign-in.example`, or a path such as `/sign-in` on the page's own host. */
  readonly url: string;
  /** Sent with each request, if the service requires it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** The storage key of the tokens, after the modal's `storagePrefix`. Default `siwx-auth-token`. */
  readonly tokenKey?: string | undefined;
}
