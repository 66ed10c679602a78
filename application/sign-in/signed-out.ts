import type { SignInState } from './state.js';

/** No sign-in, and none under way. */
export const SIGNED_OUT: SignInState = { accountId: undefined, status: 'signed-out', required: false };
