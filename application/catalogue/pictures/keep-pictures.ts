/** Loads images of visible networks and tokens that have none. */
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  take,
  throwError,
  timeout,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { connectedOf, networkOf } from '../../connect/selectors.js';
import type { Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import type { State } from '../../engine/state.js';
import type { Pictured } from '../../ports/catalogue.js';
import { isVisible } from '../../shell/navigation.js';
import { topRoute, type View } from '../../shell/router.js';
import { CATALOGUE_LIMIT } from '../ask-catalogue.js';
import { imageQueue, type Want } from './image-queue.js';
import { pictureKey } from './picture-key.js';

/** In longer lists the others keep their initials. */
const MOST = 100;
const LISTS: readonly View[] = [
  'networks',
  'unsupported-network',
  'switch-network',
  'switch-active-chain',
  'connecting-multi-chain',
];

/** For connected visitors, or for others. */
export const keepPictures =
  (connected: boolean): Reaction =>
  (deps) => {
    const { catalogue, scheduler, state$ } = deps;
    if (!catalogue) return EMPTY;
    const known = new Map<string, Pictured>();
    const inView$ = state$.pipe(
      map((state) => (connected === (connectedOf(state) !== undefined) ? keysOf(picturedIn(state), known) : [])),
      distinctUntilChanged((a, b) => a.join() === b.join()),
      map((ids): Want => ({ type: 'in-view', ids })),
    );
    const isKnown = (key: string) => Object.hasOwn(deps.state().catalogue?.images ?? {}, key);
    const loadBy =
      (picture: (of: Pictured) => Observable<string>) =>
      (key: string): Observable<string> => {
        const pictured = known.get(key);
        if (!pictured) return EMPTY;
        return picture(pictured).pipe(
          take(1),
          timeout({ each: CATALOGUE_LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
        );
      };
    return inView$.pipe(
      filter(({ ids }) => ids.length > 0),
      take(1),
      mergeMap(() => catalogue),
      mergeMap(({ picture }) => (picture ? imageQueue(inView$, { load: loadBy(picture), isKnown, scheduler }) : EMPTY)),
      map((images): Event => ({ type: 'wallet-images.loaded', images })),
      // If the directory cannot be loaded, initials are shown.
      catchError(() => EMPTY),
    );
  };

function keysOf(all: readonly Pictured[], known: Map<string, Pictured>): readonly string[] {
  for (const each of all) known.set(pictureKey(each), each);
  return [...new Set(all.map(pictureKey))].slice(0, MOST);
}

/** The images that the screen would replace by initials. */
function picturedIn(state: State): readonly Pictured[] {
  if (!isVisible(state)) return [];
  const { config, router } = state;
  const { view } = topRoute(router);
  const inUse = networkOf(state);
  const connected = connectedOf(state);
  const networks = LISTS.includes(view) ? config.networks : connected && inUse ? [inUse] : [];
  const ofNetworks = networks
    .filter(({ assets, unsupported }) => !assets?.imageUrl && !unsupported)
    .map(({ caipNetworkId: id, assets }): Pictured => ({ kind: 'network', id, imageId: assets?.imageId }));
  if (!connected || !inUse || inUse.unsupported) return ofNetworks;
  if (view.startsWith('on-ramp')) return [...ofNetworks, ...ofMoney(state)];
  if (!/^(account$|send|swap)/.test(view)) return ofNetworks;
  // Only of tokens that the host vouches for: any token may use any symbol.
  const listed = config.tokens[inUse.caipNetworkId] ?? [];
  const symbols = [inUse.nativeCurrency.symbol, ...listed.filter((each) => !each.iconUrl).map(({ symbol }) => symbol)];
  return [...ofNetworks, ...symbols.map((symbol): Pictured => ({ kind: 'token', symbol }))];
}

/** The currencies to pay with and to buy. */
function ofMoney({ buy }: State): readonly Pictured[] {
  return [
    ...(buy?.payments ?? []).map(({ id }): Pictured => ({ kind: 'currency', id })),
    ...(buy?.purchases ?? []).map(({ symbol }): Pictured => ({ kind: 'token', symbol })),
  ];
}
