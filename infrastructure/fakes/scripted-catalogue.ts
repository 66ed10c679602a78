/** A scripted wallet directory in memory that records its requests. */
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

/** What a scripted list of wallets knows. */
export interface ScriptedCatalogueOptions {
  readonly wallets?: readonly ListedWallet[];
  /** By image id, as `data:image/` URLs. */
  readonly images?: Readonly<Record<string, string>>;
  /** Of networks, tokens and the like, by kind and id: `network:eip155:1`, `token:ETH`. Absent: it has none at all. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Origins whose pages may use the project. Absent: it knows of no project. */
  readonly origins?: readonly string[] | undefined;
  /** Default: real time. */
  readonly scheduler?: SchedulerLike;
}

/** The tasks that the directory can be set to fail at. */
export type CatalogueTask = 'wallets' | 'image' | 'origins';

export interface ScriptedCatalogue extends Catalogue {
  /** What the modal is given. */
  readonly handle: CatalogueHandle;
  /** Every list that was requested, oldest first. */
  readonly queries: readonly CatalogueQuery[];
  /** Every picture that was requested, oldest first. */
  readonly imageIds: readonly string[];
  /** How many questions wait for an answer now. */
  readonly open: number;
  /** From now on the directory fails at this task; without a failure it works again. */
  failAt(task: CatalogueTask, failure?: Failure): void;
  /** The directory stops answering this task, until set to fail or work. */
  hangAt(task: CatalogueTask): void;
  /** How long it takes over each answer. Default 0: at once. */
  takes(milliseconds: number): void;
}

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
