/** Checks the account's session whenever it may have changed; without one, asks the visitor to sign in. */
import {
  BehaviorSubject,
  catchError,
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  forkJoin,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  takeUntil,
  takeWhile,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { Account } from '../../domain/address/account.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import { closeConnection } from '../connect/disconnect.js';
import { connectedOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { SessionEnd, SignIn, SignInSubject } from '../ports/sign-in.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { changed, signedIn, snack } from './sign-in-events.js';
import { SIGNED_OUT } from './signed-out.js';
import { accountIdOfSubject, subjectsOf } from './subject.js';

const NOT_ENDED = 'A session could not be ended';
/** Milliseconds for ending one session: a site that never answers delays the next check, but does not prevent it. */
const END_LIMIT = 30_000;

export const keepSignedIn: Reaction = (deps) => {
  /** The last account in use, by namespace. */
  const last = new Map<Namespace, SignInSubject & { readonly accounts: readonly Account[] }>();
  /** The modal was left open for the question that may follow a connection. */
  let held = isConnecting(deps.state());
  /** The status, including changes that are about to be emitted. */
  let { status } = deps.state().signIn ?? SIGNED_OUT;

  /** Sessions to end, one after the other. A further switch cancels none of them. */
  const ends$ = new Subject<Observable<never>>();
  const open$ = new BehaviorSubject(0);
  const end = (before: SignInSubject, by: readonly SessionEnd[]) => {
    open$.next(open$.value + 1);
    ends$.next(
      withPort(deps, (port) => ended(deps, port, before, by)).pipe(
        ignoreElements(),
        takeUntil(timer(END_LIMIT, deps.scheduler)),
        catchError((error: unknown) => unanswered(deps, error, NOT_ENDED)),
        finalize(() => open$.next(open$.value - 1)),
      ),
    );
  };

  const released = (): Observable<Event> => {
    const release = held && isVisible(deps.state());
    held = false;
    return release ? happened({ type: 'modal.closed' }) : EMPTY;
  };
  const turnTo = (subjects: readonly SignInSubject[]): Observable<Observable<Event>> => {
    const [subject] = subjects;
    status = subject ? 'checking' : 'signed-out';
    if (!subject) return of(happened(changed(SIGNED_OUT)));
    let inDoubt = subject.account.namespace;
    const doubt = (namespace: Namespace) => {
      inDoubt = namespace;
    };
    for (const now of subjects) {
      const { namespace } = now.account;
      const before = last.get(namespace);
      last.set(namespace, { ...now, accounts: connectedOf(deps.state(), namespace)?.accounts ?? [] });
      const by = before ? changeOf(before, now) : [];
      if (before && by.length > 0) end(before, by);
    }
    return concat(
      of(happened(changed({ accountId: accountIdOfSubject(subject), status: 'checking', required: false }))),
      withPort(deps, (port) =>
        concat(
          open$.pipe(
            takeWhile((open) => open > 0),
            ignoreElements(),
          ),
          (port.stale$ ?? EMPTY).pipe(
            startWith(undefined),
            // A visitor who is being asked is not interrupted. One who declined is not asked again.
            filter(() => status === 'checking' || status === 'signed-in'),
            switchMap(() => {
              const late = status === 'signed-in';
              return found(port, subjects, doubt).pipe(
                // A single failed check does not disconnect anyone.
                catchError((error: unknown) => (late ? unanswered(deps, error) : throwError(() => error))),
              );
            }),
          ),
        ),
      ).pipe(
        map((event) => {
          if (event.type === 'sign-in.changed') status = event.signIn.status;
          return status === 'asking' ? happened(event) : concat(happened(event), defer(released));
        }),
        // What follows continues even if the account is disconnected.
        catchError((error: unknown) => of(refused(deps, inDoubt, error))),
      ),
    );
  };
  return merge(
    ends$.pipe(concatMap((end$) => end$)),
    deps.state$.pipe(
      map(subjectsOf),
      distinctUntilChanged((a, b) => a.map(accountIdOfSubject).join() === b.map(accountIdOfSubject).join()),
      switchMap(turnTo),
      mergeMap((events$) => events$),
    ),
    deps.events$.pipe(
      mergeMap((event): Observable<Event> => {
        switch (event.type) {
          case 'connection.opened': {
            if (event.restored) return EMPTY;
            held = true;
            return status === 'signed-in' || status === 'signed-out' ? released() : EMPTY;
          }
          case 'connection.closed': {
            const gone = last.get(event.namespace);
            last.delete(event.namespace);
            const own = event.reason === 'visitor' || event.reason === 'wallet';
            return gone && own ? withPort(deps, (port) => left(deps, port, gone, gone.accounts)) : EMPTY;
          }
          case 'sign-in.changed':
            status = event.signIn.status;
            return EMPTY;
          case 'modal.closed':
            held = false;
            return givenUp(deps.state());
          default:
            return EMPTY;
        }
      }),
    ),
  );
};

function withPort(deps: Deps, use: (port: SignIn) => Observable<Event>): Observable<Event> {
  return (deps.signIn ?? EMPTY).pipe(mergeMap(use));
}

/** Where a session is required, every account that is asked needs a session; else only the one in use is asked. */
function found(
  port: SignIn,
  subjects: readonly SignInSubject[],
  doubt: (namespace: Namespace) => void,
): Observable<Event> {
  const { required, siwe } = port;
  const [subject] = subjects;
  const asked = subjects.filter((each) => signsIn(port, each) && (required || each === subject));
  if (!subject || asked.length === 0) return happened(changed(SIGNED_OUT));
  const sessions$ = asked.map((each) => port.sessions(each).pipe(tap({ error: () => doubt(each.account.namespace) })));
  return forkJoin(sessions$).pipe(
    map((held) => {
      const sessions = held.flatMap(([session]) => session ?? []);
      const accountId = accountIdOfSubject(subject);
      const [lacking, ...next] = asked.filter((_, at) => !held[at]?.length).map(accountIdOfSubject);
      if (lacking) return changed({ accountId: lacking, status: 'asking', required, siwe, sessions, next });
      return changed(signedIn({ accountId, status: 'signed-in', required, sessions }));
    }),
  );
}

function signsIn({ namespaces }: SignIn, { account }: SignInSubject): boolean {
  return !namespaces || namespaces.includes(account.namespace);
}

/** Ends a session if the site wants that. The visitor could do nothing about a failure. */
function ended(deps: Deps, port: SignIn, subject: SignInSubject, by: readonly SessionEnd[]): Observable<never> {
  if (!signsIn(port, subject)) return EMPTY;
  if (!by.some((each) => port.endsOn.includes(each))) return EMPTY;
  return port.end(subject).pipe(catchError((error: unknown) => unanswered(deps, error, NOT_ENDED)));
}

/** The wallet is disconnected with all its accounts and networks: their sessions end as well. */
function left(deps: Deps, port: SignIn, gone: SignInSubject, accounts: readonly Account[]): Observable<never> {
  if (!signsIn(port, gone) || !port.endsOn.includes('disconnect')) return EMPTY;
  const others = deps
    .state()
    .config.networks.filter(({ chainNamespace }) => chainNamespace === gone.account.namespace)
    .flatMap((network) => accounts.map((account) => ({ account, network })))
    .filter((each) => accountIdOfSubject(each) !== accountIdOfSubject(gone));
  const rest = others.map((each) =>
    defer(() => port.sessions(each)).pipe(
      // Sessions that cannot be checked are ended as well.
      catchError(() => of([each])),
      mergeMap((held) => (held.length > 0 ? ended(deps, port, each, ['disconnect']) : EMPTY)),
    ),
  );
  return concat(ended(deps, port, gone, ['disconnect']), ...rest);
}

function unanswered(
  deps: Deps,
  error: unknown,
  what = 'Whether the session still holds is not known',
): Observable<never> {
  deps.device.log('error', what, error);
  return EMPTY;
}

function changeOf(before: SignInSubject, now: SignInSubject): readonly SessionEnd[] {
  return [
    ...(before.account.address === now.account.address ? [] : ['account' as const]),
    ...(before.network.caipNetworkId === now.network.caipNetworkId ? [] : ['network' as const]),
  ];
}

/** The session could not be checked: the wallet is disconnected to be safe. */
function refused(deps: Deps, namespace: Namespace, error: unknown): Observable<Event> {
  return concat(
    happened({ type: 'sign-in.failed', failure: toFailure(error, 'request-failed') }),
    closeConnection(deps, namespace, 'visitor').pipe(filter(({ type }) => type !== 'disconnect.failed')),
    happened({ type: 'modal.opened', route: { view: 'connect' }, namespace: undefined }, snack('sign-in-unready')),
  );
}

/** A visitor who closes the modal declines to sign in now. */
function givenUp(state: State): Observable<Event> {
  if (state.signIn?.status !== 'asking' || !connectedOf(state)) return EMPTY;
  return happened(changed({ ...state.signIn, status: 'signed-out', busy: undefined, next: undefined }), {
    type: 'sign-in.left',
  });
}

/** The screens that lead to a connection, which now exists. */
function isConnecting(state: State): boolean {
  return isVisible(state) && /^connect|^email-verify/.test(topRoute(state.router).view);
}
