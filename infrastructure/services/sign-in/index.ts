/** Published as `porthole/sign-in`: visitors sign in with their wallet, as EIP-4361 and CAIP-122 have it. */

import type { Outcome } from '../../../application/engine/outcome.js';
import type { Runner } from '../../../application/engine/runner.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { AccountMetadata, AccountRecord, Session } from '../../../application/ports/sign-in.js';
import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { loadOnce } from '../../load-once.js';
import type { LocalSignInOptions } from './local-options.js';
import type { SignInServiceOptions } from './service-options.js';

export type {
  AccountMetadata,
  AccountRecord,
  AccountRecords,
  Session,
  SessionEnd,
  SignedText,
  SignIn,
  SignInAtOnce,
  SignInSubject,
} from '../../../application/ports/sign-in.js';
export type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
export { signIn, signOut } from '../../../application/sign-in/actions.js';
export {
  readSignInText,
  type SignInMessage,
  type SignInTerms,
  signInText,
} from '../../../domain/sign-in/sign-in-message.js';
export type { LocalSignInOptions } from './local-options.js';
export type { SignInServiceOptions } from './service-options.js';

const load = loadOnce(() => import('../../../application/sign-in/account-record.js'));

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

/**
 * What the service knows of the account in use. Fails with `not-signed-in` where it has not signed in, `method-not-supported`
 * where sessions are kept by this browser alone.
 */
export function signedInAccount(modal: Runner): Promise<Outcome<AccountRecord>> {
  return modal.run(async () => (await load()).readAccount());
}

/** Has the service keep something of the account in use, in place of what it kept before; `null` does away with that. Fails likewise. */
export function noteAccount(modal: Runner, metadata: AccountMetadata): Promise<Outcome> {
  return modal.run(async () => (await load()).noteAccount(metadata));
}

/** Calls back whenever another session counts for the account in use, and with nothing once there is none. Returns how to end it. */
export function onSessionChanged(
  modal: Pick<Modal, 'state$'>,
  listener: (session: Session | undefined) => void,
): () => void {
  let last: Session | undefined;
  const watching = modal.state$.subscribe(({ signIn }) => {
    const next = signIn?.status === 'checking' ? last : signIn?.session;
    if (next?.accountId === last?.accountId && next?.signature === last?.signature) return;
    last = next;
    listener(next);
  });
  return () => watching.unsubscribe();
}
