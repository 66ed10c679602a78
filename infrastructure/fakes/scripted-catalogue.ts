import {
  asyncScheduler,
  defer,
  finalize,
  mergeMap,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';
import { pictureKey } from '../../application/catalogue/pictures/picture-key.js';
import type { Catalogue, CatalogueHandle, CatalogueQuery, Pictured } from '../../application/ports/catalogue.js';
import { Failure } from '../../domain/failure/failure.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { selectWallets } from '../services/catalogue/static/select-wallets.js';

/** Options of `scriptedCatalogue`. */
export interface ScriptedCatalogueOptions {
  readonly wallets?: readonly ListedWallet[];
  /** By image id, as `data:image/` URLs. */
  readonly images?: Readonly<Record<string, string>>;
  /** Images of networks, tokens and the like, by kind and id: `network:eip155:1`, `token:ETH`. Absent: none. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** The origins that may use the project. Absent: the directory has no projects. */
  readonly origins?: readonly string[] | undefined;
  /** Default: real time. */
  readonly scheduler?: SchedulerLike;
}

/** The operations of a scripted directory that can be set to fail. */
export type CatalogueTask = 'wallets' | 'image' | 'origins';

/** A fake wallet directory that records its requests. */
export interface ScriptedCatalogue extends Catalogue {
  /** The handle to pass to the modal. */
  readonly handle: CatalogueHandle;
  /** Every list that was requested, oldest first. */
  readonly queries: readonly CatalogueQuery[];
  /** Every picture that was requested, oldest first. */
  readonly imageIds: readonly string[];
  /** How many requests are pending. */
  readonly open: number;
  /** Makes an operation of the directory fail from now on; without a failure, it works again. */
  failAt(task: CatalogueTask, failure?: Failure): void;
  /** Makes an operation hang until it is set to fail or to work. */
  hangAt(task: CatalogueTask): void;
  /** Sets the delay of each answer. Default 0. */
  takes(milliseconds: number): void;
}

/** Creates a fake wallet directory. */
export function scriptedCatalogue(options: ScriptedCatalogueOptions = {}): ScriptedCatalogue {
  const { wallets = [], images = {}, pictures, origins, scheduler = asyncScheduler } = options;
  const queries: CatalogueQuery[] = [];
  const imageIds: string[] = [];
  const faults = new Map<CatalogueTask, Failure | 'hang'>();
  let latency = 0;
  let open = 0;

  const answer = <T>(task: CatalogueTask, note: () => void, make: () => T): Observable<T> =>
    defer(() => {
      open += 1;
      note();
      const fault = faults.get(task);
      if (fault === 'hang') return NEVER;
      const made = defer(() => (fault ? throwError(() => fault) : of(make())));
      return latency > 0 ? timer(latency, scheduler).pipe(mergeMap(() => made)) : made;
    }).pipe(
      finalize(() => {
        open -= 1;
      }),
    );

  const pictureIn = (all: Readonly<Record<string, string>>, id: string) =>
    answer(
      'image',
      () => imageIds.push(id),
      () => {
        const image = Object.hasOwn(all, id) ? all[id] : undefined;
        if (image === undefined) throw new Failure('request-failed', 'There is no such picture');
        return image;
      },
    );
  const catalogue: ScriptedCatalogue = {
    queries,
    imageIds,
    get open() {
      return open;
    },
    wallets: (query) =>
      answer(
        'wallets',
        () => queries.push(query),
        () => selectWallets(wallets, query),
      ),
    image: (imageId) => pictureIn(images, imageId),
    ...(pictures && { picture: (of: Pictured) => pictureIn(pictures, pictureKey(of)) }),
    ...(origins && {
      origins: () =>
        answer(
          'origins',
          () => undefined,
          () => origins,
        ),
    }),
    failAt: (task, failure) => void (failure ? faults.set(task, failure) : faults.delete(task)),
    hangAt: (task) => void faults.set(task, 'hang'),
    takes(milliseconds) {
      latency = milliseconds;
    },
    handle: { id: 'scripted', load: () => Promise.resolve(catalogue) },
  };
  return catalogue;
}
