/** The events of signing in. */
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountRecord } from '../ports/sign-in.js';
import type { SignInState } from './state.js';

export type SignInEvent =
  /** The sign-in status of the account in use. */
  | { readonly type: 'sign-in.changed'; readonly signIn: SignInState }
  | { readonly type: 'sign-in.started' }
  | { readonly type: 'sign-in.succeeded' }
  | { readonly type: 'sign-in.failed'; readonly failure: Failure }
  /** The visitor declines to sign in. */
  | { readonly type: 'sign-in.left' }
  | { readonly type: 'sign-in.record-received'; readonly result: AccountRecord }
  | { readonly type: 'sign-in.record-noted' };
