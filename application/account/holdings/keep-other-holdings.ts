/** The balances of the wallet's other accounts, while a list of accounts is visible. Failures are not reported. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { AccountId } from '../../../domain/network/caip.js';
import { chainSupports } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { connectedOf, networkOf } from '../../connect/selectors.js';
import type { Deps, Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import type { State } from '../../engine/state.js';
import { isVisible } from '../../shell/navigation.js';
import { currentRoute } from '../../shell/router.js';
import { accountTab } from '../tabs.js';
import { keptHoldings, LIFETIME } from './kept-holdings.js';
import { askOthers, tokensOf } from './load-holdings.js';

/** If a wallet has more accounts, the others show no balance. */
const MOST = 20;
/** Milliseconds before the first is read: the screen is drawn by then. */
const AFTER_OPENING = 300;
/** The most concurrent requests. */
const AT_ONCE = 4;

interface Wanted {
  readonly addresses: readonly string[];
  readonly network: Network;
}

export const keepOtherHoldings: Reaction = (deps) => {
  const { scheduler, state$ } = deps;
  /** When each was read, or failed. */
  const read = new Map<string, number>();
  /** Those that are being read. */
  const asked = new Set<AccountId>();
  const note = (event: Asked | Answer): void => {
    if (event.type === 'holdings.requested') asked.add(event.accountId);
    if (!('at' in event)) return;
    asked.delete(event.accountId);
    read.set(event.accountId, event.at);
  };
  const ask = (address: string, network: Network): Observable<Event> =>
    defer(() => {
      const accountId = accountIdOf(network.caipNetworkId, address);
      const kept = keptHoldings(deps).get(accountId);
      const answer$ = kept
        ? of<Answer>({ type: 'holdings.loaded', accountId, ...kept })
        : concat(of<Asked>({ type: 'holdings.requested', accountId }), answer(deps, address, network));
      return answer$.pipe(tap(note));
    });
  /** They would stay on their way forever. */
  const giveUp = (): Observable<Event> => {
    const ids = [...asked];
    asked.clear();
    return from(ids.map((accountId): Event => ({ type: 'holdings.given-up', accountId })));
  };
  return state$.pipe(
    map(wantedOf),
    distinctUntilChanged((a, b) => keyOf(a) === keyOf(b)),
    switchMap((wanted) => {
      if (!wanted) return giveUp();
      const { addresses, network } = wanted;
      const isDue = (address: string) => {
        const at = read.get(accountIdOf(network.caipNetworkId, address));
        return at === undefined || scheduler.now() - at > LIFETIME;
      };
      const reading$ = timer(AFTER_OPENING, 1_000, scheduler).pipe(
        filter(() => !deps.device.hidden),
        exhaustMap(() => from(addresses.filter(isDue)).pipe(mergeMap((each) => ask(each, network), AT_ONCE))),
      );
      return concat(giveUp(), reading$);
    }),
  );
};

type Asked = Extract<Event, { readonly type: 'holdings.requested' }>;
type Answer = Extract<Event, { readonly type: 'holdings.loaded' | 'holdings.failed' }>;

function answer(deps: Deps, address: string, network: Network): Observable<Answer> {
  const accountId = accountIdOf(network.caipNetworkId, address);
  const { scheduler } = deps;
  return deps.chain(network.chainNamespace).pipe(
    mergeMap((chain) => {
      const known = tokensOf(deps.state().config, network);
      return askOthers(deps, chain, { address, network, known, fresh: [] });
    }),
    map(({ holdings, incomplete, early }): Answer => {
      if (!early && !incomplete) keptHoldings(deps).set(accountId, holdings);
      return { type: 'holdings.loaded', accountId, holdings, incomplete, at: scheduler.now() };
    }),
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      return of<Answer>({ type: 'holdings.failed', accountId, failure, at: scheduler.now() });
    }),
  );
}

function wantedOf(state: State): Wanted | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  if (!connected || !network || network.unsupported || !showsOthers(state, connected)) return undefined;
  if (!chainSupports(state.config.chains, network.chainNamespace, 'balance')) return undefined;
  const { account, accounts } = connected;
  const others = new Set(accounts.map(({ address }) => address).filter((address) => address !== account.address));
  return { addresses: [...others].slice(0, MOST), network };
}

/** Whether the screen has a list of accounts, as the views do it: embedded wallets have a separate screen for it. */
function showsOthers(state: State, { wallet }: Connected): boolean {
  if (!isVisible(state)) return false;
  return currentRoute(state.router).view === 'profile' || (wallet.type !== 'AUTH' && accountTab(state) === 'tokens');
}

function keyOf(wanted: Wanted | undefined): string {
  return wanted ? [wanted.network.caipNetworkId, ...wanted.addresses].join() : '';
}
