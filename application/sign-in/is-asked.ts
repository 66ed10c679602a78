import type { State } from '../engine/state.js';

/** Whether the site waits for the visitor to sign in. */
export function isAsked({ signIn }: State): boolean {
  return signIn?.status === 'asking';
}
