import type { State } from '../engine/state.js';

/** Whether the visitor is asked to sign in. */
export function isAsked({ signIn }: State): boolean {
  return signIn?.status === 'asking';
}
