/** Ends a session, or declines to sign in. If a session is required, also disconnects the wallet. */
import { concat, defer, EMPTY, mergeMap, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { disconnect } from '../connect/disconnect.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { SignInSubject } from '../ports/sign-in.js';
import { changed } from './sign-in-events.js';
import { accountIdOfSubject, askedSubject, subjectOf, subjectsOf } from './subject.js';

export const signOut = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    if (!deps.signIn) throw new Failure('not-signed-in', 'SIWX is not enabled');
    const { signIn } = deps.state();
    const subject = askedSubject(deps.state());
    if (!signIn || !subject) return EMPTY;
    const disconnect$ = defer(() => disconnect(deps)({ namespace: subject.account.namespace }));
    const over = { busy: undefined, session: undefined, sessions: undefined, next: undefined };
    const out = changed({ ...signIn, status: 'signed-out', ...over });
    if (signIn.status === 'asking') {
      const left: Event = { type: 'sign-in.left' };
      return signIn.required
        ? concat(
            happened(left, changed({ ...signIn, busy: 'leaving' })),
            sharesSession(deps, subject) ? leave(deps, subject) : disconnect$,
          )
        : happened(left, out);
    }
    const out$ = defer(() => {
      // Another account may be in use by now, which keeps its session.
      const now = subjectOf(deps.state());
      return now && accountIdOfSubject(now) === accountIdOfSubject(subject) ? happened(out) : EMPTY;
    });
    return deps.signIn.pipe(mergeMap((port) => concat(port.end(subject), port.required ? disconnect$ : out$)));
  });

/** Another account of the same session with the wallet is signed in. */
function sharesSession({ state, links }: Deps, { account: { namespace } }: SignInSubject): boolean {
  const { signIn } = state();
  const session = links.get(namespace)?.session;
  return subjectsOf(state()).some(
    (each) =>
      each.account.namespace !== namespace &&
      session !== undefined &&
      links.get(each.account.namespace)?.session === session &&
      signIn?.sessions?.some(({ accountId }) => accountId === accountIdOfSubject(each)),
  );
}

/** Leaves the session with the wallet to the other account: the wallet could only end it for both. */
function leave({ links }: Deps, { account: { namespace } }: SignInSubject): Observable<Event> {
  return defer(() => {
    links.delete(namespace);
    return happened({ type: 'connection.closed', namespace, reason: 'visitor' });
  });
}
