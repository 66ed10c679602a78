/** What is kept current while there is a connection, for all flows. */
import { EMPTY, filter, map, merge, mergeMap, type Observable, take } from 'rxjs';
import { keepHoldings } from '../account/holdings/keep-holdings.js';
import type { GivenNames } from '../account/keep-identities.js';
import { keepActivity } from '../activity/keep-activity.js';
import { keepBuying } from '../buy/keep-buying.js';
import { endReplaced } from '../connect/end-replaced.js';
import { accountIdOfState, connectedOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event, EventType } from '../engine/events.js';
import { keepSent } from '../sent/keep-sent.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { withShownPart } from '../shell/shown-part.js';
import { failedToLoad } from '../swap/no-swap.js';

/** Balances may change after these. A batch that failed may have been executed in part. */
const MOVED: readonly EventType[] = ['send.confirmed', 'request.succeeded', 'batch.confirmed', 'batch.failed'];

/** The name service has given the account this name on request. */
const givenName: GivenNames = (event) => {
  const naming = event.type === 'name.changed' ? event.naming : undefined;
  return naming && { address: naming.address, name: naming.owned, fresh: naming.step === 'done' };
};

export const keepConnected: Reaction = (deps) =>
  merge(
    endReplaced(deps),
    keepHoldings(deps, MOVED),
    keepActivity(deps),
    keepSent(deps),
    keepFaces(deps),
    whenSwapping(deps),
    keepBuying(deps),
    deps.signIn ? keepSignedIn(deps) : EMPTY,
  );

/** Until its code could be loaded, there is no session, but balances are read. */
function keepSignedIn(deps: Deps): Observable<Event> {
  return deps.withPart('signIn', Boolean, (part) => part.keepSignedIn(deps));
}

/** Names and images. Until their sources could be loaded, addresses and initials are shown. */
function keepFaces(deps: Deps): Observable<Event> {
  return merge(
    deps.withPart('accounts', Boolean, ({ keepAccounts }) => keepAccounts(deps, givenName)),
    deps.withPart(
      'catalogue',
      (state) => !!deps.catalogue && isVisible(state) && !!connectedOf(state),
      ({ keepPictures }) => keepPictures(true)(deps),
    ),
  );
}

function whenSwapping(deps: Deps): Observable<Event> {
  if (!deps.services?.swaps) return EMPTY;
  return deps.state$.pipe(
    map((state) => (isVisible(state) && topRoute(state.router).view === 'swap' ? accountIdOfState(state) : undefined)),
    filter((accountId) => accountId !== undefined),
    take(1),
    mergeMap((accountId) =>
      withShownPart(deps, {
        part$: deps.parts.swap,
        use: ({ keepSwap }) => keepSwap(deps),
        lost: (failure) => failedToLoad(accountIdOfState(deps.state()) ?? accountId, failure),
        again: (event) => event.type === 'swap.changed' && /^(ready|unsupported)$/.test(event.swap?.status ?? ''),
      }),
    ),
  );
}
