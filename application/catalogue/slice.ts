/** Folds what the wallet directory answers. */
import type { Failure } from '../../domain/failure/failure.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Event } from '../engine/events.js';
import type { Config } from '../shell/config.js';
import { initialCatalogue } from './initial-catalogue.js';
import type { CatalogueState, Progress, WalletSearch } from './state.js';

/** The limit of stored images: the oldest are removed, and loaded again when they become visible. */
const MOST_IMAGES = 600;

const LOADING: Progress = { status: 'loading' };
const READY: Progress = { status: 'ready' };
const IDLE: Progress = { status: 'idle' };

export function reduceCatalogue(catalogue: CatalogueState, event: Event): CatalogueState {
  switch (event.type) {
    case 'highlights.requested':
      return { ...catalogue, highlights: LOADING };
    case 'highlights.received':
      return {
        ...catalogue,
        [event.list]: event.wallets,
        count: Math.max(catalogue.count, event.count ?? 0),
      };
    case 'highlights.loaded':
      return { ...catalogue, highlights: READY };
    case 'highlights.failed':
      return { ...catalogue, highlights: ended(event) };
    case 'wallet-page.requested':
      return { ...catalogue, list: { ...catalogue.list, progress: LOADING, exclude: event.exclude } };
    case 'wallet-page.loaded':
      return withPage(catalogue, event);
    case 'wallet-page.failed':
      return { ...catalogue, list: { ...catalogue.list, progress: ended(event) } };
    case 'wallet-search.started':
      return {
        ...catalogue,
        search: {
          ...(catalogue.search ?? { wallets: [], count: 0 }),
          text: event.text,
          certified: event.certified,
          progress: LOADING,
        },
      };
    case 'wallet-search.answered':
      return searching(catalogue, { progress: READY, wallets: event.wallets, count: event.count });
    case 'wallet-search.failed':
      return searching(catalogue, { progress: ended(event), wallets: [], count: 0 });
    case 'wallet-search.cleared':
      return catalogue.search ? { ...catalogue, search: undefined } : catalogue;
    case 'wallet-images.loaded':
      return { ...catalogue, images: withImages(catalogue, event.images) };
    case 'modal.closed':
      return {
        ...catalogue,
        highlights: stopped(catalogue.highlights),
        list: { ...catalogue.list, progress: stopped(catalogue.list.progress) },
        search: undefined,
        inView: [],
      };
    case 'connection.opened':
      // An inline modal is never closed; requests for the first screen are cancelled anyway.
      return { ...catalogue, highlights: stopped(catalogue.highlights) };
    case 'config.changed':
      return changesList(event.patch)
        ? { ...initialCatalogue, namespace: catalogue.namespace, images: catalogue.images }
        : catalogue;
    default:
      return catalogue;
  }
}

/** Whether a change by the host affects the directory's lists. */
export function changesList(patch: Partial<Config>): boolean {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds, networks } = patch;
  return [featuredWalletIds, includeWalletIds, excludeWalletIds, networks].some((each) => each !== undefined);
}

function ended({ failure }: { readonly failure: Failure }): Progress {
  return failure.code === 'cancelled' ? IDLE : { status: 'failed', failure };
}

function stopped(progress: Progress): Progress {
  return progress.status === 'loading' ? IDLE : progress;
}

function withPage(catalogue: CatalogueState, event: Extract<Event, { type: 'wallet-page.loaded' }>): CatalogueState {
  const known = new Set(catalogue.list.wallets.map(({ id }) => id));
  const fresh = event.wallets.filter(({ id }) => !known.has(id));
  return {
    ...catalogue,
    count: Math.max(catalogue.count, event.count),
    list: {
      ...catalogue.list,
      progress: READY,
      page: event.page,
      wallets: [...catalogue.list.wallets, ...fresh],
      // A directory that repeats itself has no more wallets, regardless of its count.
      complete: event.last || fresh.length === 0,
    },
  };
}

function searching(catalogue: CatalogueState, change: Partial<WalletSearch>): CatalogueState {
  return catalogue.search ? { ...catalogue, search: { ...catalogue.search, ...change } } : catalogue;
}

function withImages(catalogue: CatalogueState, fresh: CatalogueState['images']): CatalogueState['images'] {
  const all = Object.entries({ ...catalogue.images, ...fresh });
  if (all.length <= MOST_IMAGES) return Object.fromEntries(all);
  const idsOf = (wallets: readonly ListedWallet[]) => wallets.flatMap(({ imageId }) => imageId ?? []);
  const kept = new Set([
    ...Object.keys(fresh),
    ...catalogue.inView,
    ...idsOf(catalogue.featured),
    ...idsOf(catalogue.recommended),
  ]);
  const others = all.filter(([id]) => !kept.has(id));
  const dropped = new Set(others.slice(0, all.length - MOST_IMAGES).map(([id]) => id));
  return Object.fromEntries(all.filter(([id]) => !dropped.has(id)));
}
