/** One query to the directory: it always ends, and its answer is limited to what was requested. */
import {
  defaultIfEmpty,
  filter,
  type MonoTypeOperatorFunction,
  map,
  merge,
  mergeMap,
  type Observable,
  take,
  throwError,
  timeout,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { CataloguePage, CatalogueQuery } from '../ports/catalogue.js';
import { changesList } from './slice.js';

/** Longer than our own adapter's limit, whose error message is more precise. */
export const CATALOGUE_LIMIT = 12_000;

interface AdmittedPage extends CataloguePage {
  /** Whether entries of the answer were dropped. */
  readonly dropped: boolean;
}

/** Fails with what the directory failed with, or with `timed-out`. */
export function askCatalogue(deps: Deps, query: CatalogueQuery): Observable<AdmittedPage> {
  if (!deps.catalogue) return throwError(() => new Failure('adapter-not-found', 'Adapter not found'));
  return deps.catalogue.pipe(
    mergeMap((catalogue) => catalogue.wallets(query)),
    take(1),
    defaultIfEmpty(undefined),
    map((page) => {
      if (!page) throw new Failure('request-failed', 'The wallet directory did not answer');
      return admitted(page, query);
    }),
    timeout({
      each: CATALOGUE_LIMIT,
      scheduler: deps.scheduler,
      with: () => throwError(() => new Failure('timed-out', 'The wallet directory did not answer')),
    }),
  );
}

/** Fails with `cancelled` once the modal is closed, or the host changes the wallets to list. */
export function whileBrowsing<T>(deps: Deps): MonoTypeOperatorFunction<T> {
  const { namespace } = deps.state().catalogue ?? {};
  const over$ = deps.events$.pipe(
    filter((event) => {
      if (event.type === 'modal.opened') return event.namespace !== namespace;
      return event.type === 'modal.closed' || (event.type === 'config.changed' && changesList(event.patch));
    }),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
  return (answer$) => merge(answer$, over$).pipe(take(1));
}

/** A directory may return anything: excluded wallets, duplicates and extra entries are dropped. */
function admitted({ wallets, count }: CataloguePage, { include, exclude, entries }: CatalogueQuery): AdmittedPage {
  const [wanted, unwanted] = [new Set(include), new Set(exclude)];
  const seen = new Set<string>();
  const fit = wallets.filter(({ id }) => {
    if (seen.has(id) || unwanted.has(id) || (wanted.size > 0 && !wanted.has(id))) return false;
    seen.add(id);
    return true;
  });
  const dropped = fit.length < wallets.length;
  return {
    wallets: fit.slice(0, entries),
    dropped,
    count: Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0,
  };
}
