/** The part of the core that is loaded once there is a connection to a site with sign-in. */
import { foldQuestions } from '../approve/fold-questions.js';
import type { Fold } from '../engine/fold.js';
import { foldSignIn } from './fold-sign-in.js';

export { keepSignedIn } from './keep-signed-in.js';
export { signIn } from './sign-in.js';
export { signOut } from './sign-out.js';

export const folds: readonly Fold[] = [foldQuestions, foldSignIn];
