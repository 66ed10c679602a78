import type { CloseGuard } from '../shell/close.js';
import { isAsked } from './is-asked.js';

/** If sign-in is required, the visitor has to decide first. */
export const guardSignIn: CloseGuard = (state) => (isAsked(state) && state.signIn?.required ? 'refused' : undefined);
