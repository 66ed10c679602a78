import type { Handle } from './handle.js';
import type { SignIn } from './sign-in.js';

/** Sign-in for `createModal({ siwx })` or `{ siweConfig }`, loaded on first use. */
export interface SignInHandle extends Handle<SignIn> {
  /** The URLs of its requests. Used for `Modal.egress` only. */
  readonly urls?: readonly string[];
}
