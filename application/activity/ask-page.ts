/** Requests a page of an account's activity or NFTs from a service. Always ends, whatever the service does. */
import {
  catchError,
  concat,
  defaultIfEmpty,
  defer,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  throwError,
  timeout,
} from 'rxjs';
import { accountIdOf } from '../../domain/address/account-id.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { accountIdOfState, connectedOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Collectible, PageQuestion, ServicePage } from '../ports/services.js';
import { UNAVAILABLE } from './keep-activity.js';
import { withKeptTransfers } from './kept-transfers.js';
import { pagesOf } from './pages-of.js';
import { NO_PAGES, type Pages, type PagesName } from './state.js';

/** Longer than our own adapter's limit, whose error message is more precise. */
const LIMIT = 12_000;
/** The most items worth listing. */
const MOST_ITEMS = 20_000;
/** After this many consecutive pages without new items, a service counts as exhausted. */
const MOST_BARREN = 5;

type Item = Transaction | Collectible;

/**
 * `next`: the page after the loaded ones, or the first page; nothing if all are loaded. `anew`: the first page again,
 * for new items. `quietly`: in the background, so a failure is not reported.
 */
export function askPage(deps: Deps, list: PagesName, which: 'next' | 'anew', quietly = false): Observable<Event> {
  return defer(() => {
    const state = deps.state();
    const [connected, network] = [connectedOf(state), networkOf(state)];
    if (!connected || !network || network.unsupported || !deps.services?.[list]) return happened();
    const { address } = connected.account;
    const accountId = accountIdOf(network.caipNetworkId, address);
    const known: Pages<Item> = pagesOf(state, list, accountId) ?? NO_PAGES;
    const again = known.status === 'failed' && known.next === undefined;
    const first = which === 'anew' || known.read.length === 0 || again;
    const cursor = first ? undefined : known.next;
    if (known.status === 'loading' || !(first || cursor)) return happened();
    const changed = (pages: Pages<Item>, type: 'requested' | 'loaded') =>
      ({ type: `pages.${type}`, list, accountId, pages, more: !first }) as Event;
    return concat(
      happened(changed({ ...known, status: 'loading', failure: undefined }, 'requested')),
      answerOf(deps, list, { address, network, cursor }, accountId).pipe(
        map((page): Event => {
          const now: Pages<Item> = pagesOf(deps.state(), list, accountId) ?? NO_PAGES;
          const pages = withPage(now, page, cursor);
          return changed({ ...pages, ...(first && { at: deps.scheduler.now() }) }, 'loaded');
        }),
        catchError((error: unknown) =>
          failed(deps, list, accountId, toFailure(error, 'request-failed'), first, quietly),
        ),
      ),
    );
  });
}

function answerOf(
  { services, scheduler, state$ }: Deps,
  list: PagesName,
  question: PageQuestion,
  accountId: AccountId,
): Observable<ServicePage<Item>> {
  const page$: Observable<ServicePage<Item>> | undefined =
    list === 'activity'
      ? services?.activity?.pipe(mergeMap((service) => service.transactions(question)))
      : services?.collectibles?.pipe(mergeMap((service) => service.collectibles(question)));
  // Answers for another account or network are dropped.
  const over$ = state$.pipe(
    filter((state) => accountIdOfState(state) !== accountId),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
  return merge((page$ ?? of()).pipe(defaultIfEmpty(undefined)), over$).pipe(
    take(1),
    map((page) => {
      if (!page) throw new Failure('request-failed', 'The service did not answer');
      return page;
    }),
    timeout({
      each: LIMIT,
      scheduler,
      with: () => throwError(() => new Failure('timed-out', 'The service did not answer')),
    }),
  );
}

/** Known items change nothing. A service whose pages form a circle, or stay without new items for long, is exhausted. */
function withPage(known: Pages<Item>, answer: ServicePage<Item>, cursor: string | undefined): Pages<Item> {
  const page = { ...answer, items: withKeptTransfers(answer.items, [...(known.sent ?? []), ...known.items]) };
  const ids = new Set(known.items.map(({ id }) => id));
  const fresh = unique(page.items).filter(({ id }) => !ids.has(id));
  const first = cursor === undefined;
  // The pages after the first stay if the first page still leads to them.
  const kept = first && known.read.length > 0 && fresh.length < page.items.length;
  const items = (
    first ? [...unique(page.items), ...(kept ? without(known.items, page.items) : [])] : [...known.items, ...fresh]
  ).slice(0, MOST_ITEMS);
  const read = kept ? known.read : first ? [''] : [...known.read, cursor];
  const barren = fresh.length > 0 || kept ? 0 : (first ? 0 : known.barren) + 1;
  const next = kept ? known.next : page.next;
  const goesOn = next !== undefined && !read.includes(next) && barren < MOST_BARREN && items.length < MOST_ITEMS;
  const sent = known.sent?.filter(({ metadata: { hash } }) => !items.some((each) => hashOf(each) === hash));
  return { status: 'ready', items, read, barren, next: goesOn ? next : undefined, at: known.at, sent };
}

function failed(
  deps: Deps,
  list: PagesName,
  accountId: AccountId,
  failure: Failure,
  first: boolean,
  quietly: boolean,
): Observable<Event> {
  const now: Pages<Item> | undefined = pagesOf(deps.state(), list, accountId);
  // It was removed with its account.
  if (!now) return happened();
  const at = first ? deps.scheduler.now() : now.at;
  const event = (pages: Pages<Item>) =>
    ({ type: 'pages.failed', list, accountId, pages, more: !first, failure }) as Event;
  if (failure.code === 'cancelled') return happened(event({ ...now, status: 'idle' }));
  // A service that does not support the network or the list has no more items.
  if (failure.code === 'network-not-supported')
    return happened(event({ ...now, status: 'ready', read: first ? [''] : now.read, next: undefined, at, failure }));
  // Known items stay if they cannot be read again.
  if (quietly && now.read.length > 0) return happened(event({ ...now, status: 'ready', at }));
  const changed = event({ ...now, status: 'failed', failure, at });
  return list === 'activity' && !quietly ? happened(changed, UNAVAILABLE) : happened(changed);
}

function unique(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((each) => [each.id, each])).values()];
}

function without(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

function hashOf(item: Item): string | undefined {
  return 'metadata' in item ? item.metadata.hash : undefined;
}
