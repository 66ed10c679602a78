/** What sign-in reports to the rest of the modal. */
import type { Event } from '../engine/events.js';
import type { SignInState } from './state.js';

export function changed(signIn: SignInState): Event {
  return { type: 'sign-in.changed', signIn };
}

export function snack(message: 'sign-in-unready' | 'signature-declined' | 'no-smart-accounts'): Event {
  return { type: 'snack.shown', snack: { kind: 'error', message, autoClose: true } };
}

/** The account in use has its session, or does not need one. */
export function signedIn(signIn: SignInState): SignInState {
  const { accountId, sessions = [] } = signIn;
  const session = sessions.find((each) => each.accountId === accountId);
  const others = sessions.filter((each) => each !== session);
  return session
    ? { ...signIn, session, sessions: [session, ...others] }
    : { ...signIn, accountId: undefined, status: 'signed-out' };
}
