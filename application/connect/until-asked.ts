/** Cancels a wallet request if what the visitor approved has changed before the request is sent. */
import { defer, ignoreElements, map, merge, mergeMap, type Observable, Subject, takeUntil, tap } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { WalletAsk } from '../../domain/transaction/transfer.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { Asking, Link } from '../ports/link.js';
import { isVisible } from '../shell/navigation.js';
import { type Route, topRoute } from '../shell/router.js';
import { accountOf, networkIdOf } from './selectors.js';

export interface Word {
  readonly namespace: Namespace;
  /**
   * Where visitors approve: leaving it before the request is sent cancels the request. If the site sent the request without the screen,
   * closing the modal cancels it. Absent: the screen does not matter.
   */
  readonly screen?: Route['view'];
  /** Whether the request is still what the visitor approved. Default: always. */
  readonly still?: (state: State) => boolean;
  /** The events of a request, or of each request if there are several. `ask`: the request, if known. */
  readonly asked?: (ask: WalletAsk | undefined) => readonly Event[];
}

/**
 * Runs `work` with the wallet in use. Call `asking` right before a request that the wallet's user has to answer; it throws if it is too
 * late. Until then, everything fails with `cancelled` once another wallet, account or network is used, the modal is closed, or the visitor
 * leaves the screen. Requests that were sent continue, as does an answer of the wallet without that call: `answered` is for requests that
 * another party sent, which may not have called `asking`.
 */
export function untilAsked(
  deps: Deps,
  { namespace, screen, still = () => true, asked = () => [] }: Word,
  work: (link: Link, asking: Asking, answered: () => void) => Observable<Event>,
): Observable<Event> {
  return defer(() => {
    const link = deps.links.need(namespace);
    const before = groundOf(deps.state(), namespace, screen);
    const check = (state: State): void => {
      const here = groundOf(state, namespace, screen);
      const same = here.who === before.who && here.shown >= before.shown && deps.links.get(namespace) === link;
      if (!same || !still(state)) throw new Failure('cancelled', 'Cancelled before the wallet prompted');
    };
    const asked$ = new Subject<WalletAsk | undefined>();
    const ended$ = new Subject<void>();
    const asking: Asking = (ask) => {
      check(deps.state());
      asked$.next(ask);
    };
    const over = () => ended$.next();
    const events$ = work(link, asking, over).pipe(tap({ complete: over }));
    return merge(
      asked$.pipe(
        mergeMap((ask) => happened(...asked(ask))),
        takeUntil(ended$),
      ),
      deps.state$.pipe(map(check), ignoreElements(), takeUntil(merge(asked$, ended$))),
      events$,
    );
  });
}

/** The account and network in use, and what the visitor sees: nothing, the modal, or the screen itself. */
function groundOf(state: State, namespace: Namespace, screen: Route['view'] | undefined) {
  const shown = screen && isVisible(state) ? (topRoute(state.router).view === screen ? 2 : 1) : 0;
  return { who: [accountOf(state, namespace)?.address, networkIdOf(state, namespace)].join(' '), shown };
}
