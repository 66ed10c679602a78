import type { CloseGuard } from '../shell/close.js';
import { isAsked } from './is-asked.js';

/** Where signing in is required, the visitor decides first. */
export const guardSignIn: CloseGuard = (state) => (isAsked(state) && state.signIn?.required ? 'refused' : undefined);
