/** What the other accounts of the wallet hold, while there are several to choose from in view. Nobody is told of failures. */
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  from,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';
import { accountIdOf } from '../../domain/account-id.js';
import { offersOn } from '../../domain/chain-offers.js';
import type { Network } from '../../domain/network.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { isVisible } from '../navigation.js';
import { topRoute } from '../router.js';
import { connectedOf, networkOf } from '../selectors.js';
import type { State } from '../state.js';
import { keptHoldings, LIFETIME } from './kept-holdings.js';
import { askOthers, tokensOf } from './load-holdings.js';

/** Of a wallet with more accounts the others show no figure. */
const MOST = 20;
/** So many are asked about at a time. */
const AT_ONCE = 4;

interface Wanted {
  readonly addresses: readonly string[];
  readonly network: Network;
}

export const keepOtherHoldings: Reaction = (deps) => {
  const { scheduler, state$ } = deps;
  /** When each was last asked about. */
  const asked = new Map<string, number>();
  const read = (address: string, network: Network): Observable<Event> =>
    defer(() => {
      const accountId = accountIdOf(network.caipNetworkId, address);
      asked.set(accountId, scheduler.now());
      const kept = keptHoldings(deps).get(accountId);
      if (kept) return of<Event>({ type: 'holdings.loaded', accountId, ...kept });
      return from([of<Event>({ type: 'holdings.requested', accountId }), answer(deps, address, network)]).pipe(
        mergeMap((each$) => each$),
      );
    });
  return state$.pipe(
    map(wantedOf),
    distinctUntilChanged((a, b) => keyOf(a) === keyOf(b)),
    switchMap((wanted) => {
      if (!wanted) return EMPTY;
      const { addresses, network } = wanted;
      const isDue = (address: string) => {
        const at = asked.get(accountIdOf(network.caipNetworkId, address));
        return at === undefined || scheduler.now() - at > LIFETIME;
      };
      return timer(0, 1_000, scheduler).pipe(
        exhaustMap(() => from(addresses.filter(isDue)).pipe(mergeMap((each) => read(each, network), AT_ONCE))),
      );
    }),
  );
};

function answer(deps: Deps, address: string, network: Network): Observable<Event> {
  const accountId = accountIdOf(network.caipNetworkId, address);
  const { scheduler } = deps;
  return deps.chain(network.chainNamespace).pipe(
    mergeMap((chain) => {
      const known = tokensOf(deps.state().config, network);
      return askOthers(deps, chain, { address, network, known, fresh: [] });
    }),
    map(({ holdings, incomplete, early }): Event => {
      if (!early && !incomplete) keptHoldings(deps).set(accountId, holdings);
      return { type: 'holdings.loaded', accountId, holdings, incomplete, at: scheduler.now() };
    }),
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      return of<Event>({ type: 'holdings.failed', accountId, failure, at: scheduler.now() });
    }),
  );
}

function wantedOf(state: State): Wanted | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  const { view } = topRoute(state.router);
  if (!connected || !network || network.unsupported || !isVisible(state)) return undefined;
  if (view !== 'account' && view !== 'profile') return undefined;
  if (!offersOn(state.config.chains, network.chainNamespace, 'balance')) return undefined;
  const { account, accounts } = connected;
  const others = new Set(accounts.map(({ address }) => address).filter((address) => address !== account.address));
  return { addresses: [...others].slice(0, MOST), network };
}

function keyOf(wanted: Wanted | undefined): string {
  return wanted ? [wanted.network.caipNetworkId, ...wanted.addresses].join() : '';
}
