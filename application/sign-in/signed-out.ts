import type { SignInState } from './state.js';

/** Nobody has signed in, or wants to. */
export const SIGNED_OUT: SignInState = { accountId: undefined, status: 'signed-out', required: false };
