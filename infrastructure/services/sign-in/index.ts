/** Published as `porthole/sign-in`: sign-in with the visitor's wallet (EIP-4361, CAIP-122). */

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
 * Sessions that are stored in the browser and verified by the page, for sites without a server. A server must not trust
 * them: it has to verify signatures itself (`porthole/verify`).
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

/** Sessions of a service, which issues nonces and verifies signatures: `GET {url}/auth/v1/nonce`, `POST …/authenticate`, `GET …/me`. */
export function signInService(options: SignInServiceOptions): SignInHandle {
  return {
    ...{ id: 'service', urls: [options?.url], given: { signInService: options } },
    load: async (context) => (await import('./service-sessions.js')).serviceSessions(options, context),
  };
}

/**
 * The service's record of the account in use. Fails with `not-signed-in` without a session, `method-not-supported` if
 * sessions are only stored in the browser.
 */
export function signedInAccount(modal: Runner): Promise<Outcome<AccountRecord>> {
  return modal.run(async () => (await load()).readAccount());
}

/** Replaces the service's data for the account in use; `null` deletes it. Fails like `signedInAccount`. */
export function noteAccount(modal: Runner, metadata: AccountMetadata): Promise<Outcome> {
  return modal.run(async () => (await load()).noteAccount(metadata));
}

/**
 * Calls back with the session of the account in use: at once if there is one, and on each change; `undefined` if it has
 * ended. Returns a function that unsubscribes.
 */
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
