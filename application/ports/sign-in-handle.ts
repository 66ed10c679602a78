/** How a site says by what its visitors sign in. */
import type { Handle } from './handle.js';
import type { SignIn } from './sign-in.js';

export interface SignInHandle extends Handle<SignIn> {
  /** The addresses of its requests. Only reported, by `Modal.egress`. */
  readonly urls?: readonly string[];
}
