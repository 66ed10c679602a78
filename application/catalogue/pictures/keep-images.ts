/** Loads the images of visible wallets, and of those that will be visible soon. */
import {
  distinctUntilChanged,
  EMPTY,
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
import { Failure } from '../../../domain/failure/failure.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { canPair } from '../../connect/pairing/can-pair.js';
import type { Deps, Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { CATALOGUE_LIMIT } from '../ask-catalogue.js';
import { imageQueue, type Want } from './image-queue.js';

/** How many images of the first page are loaded before they come into view. */
const MOST_AHEAD = 20;

export const keepImages: Reaction = (deps) => {
  const { catalogue, scheduler } = deps;
  if (!catalogue) return EMPTY;
  const inView$ = deps.state$.pipe(
    map((state) => state.catalogue?.inView ?? []),
    distinctUntilChanged(),
    map((ids): Want => ({ type: 'in-view', ids })),
  );
  const ahead$ = deps.events$.pipe(
    map((event) => imageIdsOf(walletsOf(deps, event)).slice(0, MOST_AHEAD)),
    filter((ids) => ids.length > 0),
    map((ids): Want => ({ type: 'ahead', ids })),
  );
  const load = (id: string): Observable<string> =>
    catalogue.pipe(
      mergeMap((each) => each.image(id)),
      take(1),
      timeout({ each: CATALOGUE_LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
    );
  const isKnown = (id: string) => Object.hasOwn(deps.state().catalogue?.images ?? {}, id);
  return imageQueue(merge(inView$, ahead$), { load, isKnown, scheduler }).pipe(
    mergeMap((images) => of<Event>({ type: 'wallet-images.loaded', images })),
  );
};

type Pictured = Pick<ListedWallet, 'imageUrl' | 'imageId'>;

/** The wallets that an event makes visible, now or soon. Wallets that cannot be reached are not recommended. */
function walletsOf(deps: Deps, event: Event): readonly Pictured[] {
  switch (event.type) {
    case 'highlights.received':
      return event.list === 'excluded' || (event.list === 'recommended' && !canPair(deps.state())) ? [] : event.wallets;
    case 'wallet-page.loaded':
      // While scrolling, only the images where it stops are loaded.
      return event.page === 1 ? event.wallets : [];
    case 'highlights.requested':
      return deps.state().connect.recent;
    case 'modal.opened': {
      const { featured = [], recommended = [] } = deps.state().catalogue ?? {};
      const { recent } = deps.state().connect;
      return canPair(deps.state()) ? [...recent, ...featured, ...recommended] : [...recent, ...featured];
    }
    default:
      return [];
  }
}

function imageIdsOf(wallets: readonly Pictured[]): readonly string[] {
  return wallets.flatMap(({ imageUrl, imageId }) => (imageUrl === undefined && imageId !== undefined ? [imageId] : []));
}
