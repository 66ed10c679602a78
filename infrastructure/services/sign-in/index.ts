/** Published as `porthole/sign-in`: visitors sign in with their wallet, as EIP-4361 and CAIP-122 have it. */
import type { SignInHandle } from '../../../application/sign-in/port.js';
import type { LocalSignInOptions } from './local-options.js';
import type { SignInServiceOptions } from './service-options.js';

export type {
  Session,
  SessionEnd,
  SignedText,
  SignIn,
  SignInAtOnce,
  SignInHandle,
  SignInSubject,
} from '../../../application/sign-in/port.js';
export { readSignInText, type SignInMessage, type SignInTerms, signInText } from '../../../domain/sign-in-message.js';
export type { LocalSignInOptions } from './local-options.js';
export type { SignInServiceOptions } from './service-options.js';

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

/**
 * Sessions that a service keeps, which gives the nonces and verifies what is signed: `GET {url}/auth/v1/nonce`,
 * `POST …/authenticate`, `GET …/me`.
 */
export function signInService(options: SignInServiceOptions): SignInHandle {
  return {
    ...{ id: 'service', urls: [options.url], given: { signInService: options } },
    load: async (context) => (await import('./service-sessions.js')).serviceSessions(options, context),
  };
}
