import type { SignInState } from './state.js';

/** The state without sign-in, and without a pending one. */
export const SIGNED_OUT: SignInState = { accountId: undefined, status: 'signed-out', required: false };
