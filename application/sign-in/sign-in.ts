/** Requests the signature for the site's message, and verifies it. Asks the visitor first, unless they started it. */
import { catchError, concat, defer, EMPTY, filter, map, merge, mergeMap, type Observable, take, takeLast } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { walletOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { Session, SignIn, SignInSubject } from '../ports/sign-in.js';
import { changed, signedIn, snack } from './sign-in-events.js';
import type { SignInState } from './state.js';
import { accountIdOfSubject, askedSubject, subjectOf } from './subject.js';

export const signIn = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    if (!deps.signIn) throw new Failure('not-signed-in', 'SIWX is not enabled');
    return deps.signIn.pipe(
      mergeMap((port): Observable<Event> => {
        // It may have been asked, and answered, while this was loaded.
        const state = deps.state();
        const subject = askedSubject(state);
        if (!subject) throw new Failure('not-connected', 'No ActiveCaipAddress found');
        const accountId = accountIdOfSubject(subject);
        const known = state.signIn;
        if (known?.status === 'signed-in') return EMPTY;
        if (known?.busy) throw new Failure('already-pending');
        const { required, siwe } = port;
        if (known?.status !== 'asking') return happened(changed({ accountId, status: 'asking', required, siwe }));
        return attempt(deps, port, subject, { ...known, accountId, status: 'asking', required, siwe });
      }),
    );
  });

function attempt(deps: Deps, port: SignIn, subject: SignInSubject, asking: SignInState): Observable<Event> {
  return concat(
    happened({ type: 'sign-in.started' }, changed({ ...asking, busy: 'signing' })),
    merge(signed(deps, port, subject), leaving(deps, asking)).pipe(
      take(1),
      // After this, leaving the screen no longer matters.
      takeLast(1),
      mergeMap((session) => happened(changed(after(deps.state(), asking, session)), { type: 'sign-in.succeeded' })),
      catchError((error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        const failed: Event = { type: 'sign-in.failed', failure };
        if (failure.code === 'cancelled') return happened(failed);
        const smart = subject.account.type === 'smartAccount';
        return happened(changed(asking), snack(smart ? 'no-smart-accounts' : 'signature-declined'), failed);
      }),
    ),
  );
}

/** Continues with the next account, or ends if there is none. */
function after(state: State, { required, siwe, sessions = [], next = [] }: SignInState, session: Session): SignInState {
  const [accountId, ...rest] = next;
  const known = { required, siwe, sessions: [...sessions, session] };
  if (accountId) return { ...known, accountId, status: 'asking', next: rest };
  const inUse = subjectOf(state);
  return signedIn({ ...known, accountId: inUse && accountIdOfSubject(inUse), status: 'signed-in' });
}

function signed(deps: Deps, port: SignIn, subject: SignInSubject): Observable<Session> {
  const { account } = subject;
  const { namespace, address } = account;
  return port.text(subject).pipe(
    take(1),
    mergeMap((text) =>
      deps.chain(namespace).pipe(
        mergeMap((chain) => chain.signMessage(deps.links.need(namespace), address, text)),
        take(1),
        mergeMap((signature) => {
          const { name = '', type = '', icon } = walletOf(deps.state(), namespace) ?? {};
          return port.add({ ...subject, text, signature, wallet: { name, type, icon } });
        }),
      ),
    ),
  );
}

/** Fails once the visitor is no longer asked to sign in. */
function leaving(deps: Deps, { accountId }: SignInState): Observable<never> {
  return deps.state$.pipe(
    filter((state) => state.signIn?.status !== 'asking' || state.signIn.accountId !== accountId),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
}
