/** Published as `porthole/sign-in`: visitors sign in with their wallet, as EIP-4361 and CAIP-122 have it. */
import type { SignInHandle } from '../../../application/sign-in/port.js';
import type { LocalSignInOptions } from './local-options.js';

export type {
  Session,
  SessionEnd,
  SignedText,
  SignIn,
  SignInHandle,
  SignInSubject,
} from '../../../application/sign-in/port.js';
export { readSignInText, type SignInMessage, signInText } from '../../../domain/sign-in-message.js';
export type { LocalSignInOptions } from './local-options.js';

/**
 * Sessions that this browser keeps, verified by the page itself: for sites without a server. What a server must be able to
 * trust, a server has to verify.
 */
export function localSignIn(options: LocalSignInOptions = {}): SignInHandle {
  return {
    id: 'local',
    given: { localSignIn: options },
    async load(context) {
      const { localSessions } = await import('./local-sessions.js');
      return localSessions(options, context);
    },
  };
}
