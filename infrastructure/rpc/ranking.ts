/**
 * Ranks several nodes: those that answered their last samples most often, and fastest, come first. Samples are taken
 * only while the page sends requests.
 */
import {
  BehaviorSubject,
  catchError,
  defer,
  exhaustMap,
  filter,
  forkJoin,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  take,
  takeUntil,
  takeWhile,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { within } from '../within.js';

export interface RankingOptions {
  /** How many nodes there are. */
  readonly count: number;
  /** Sends a small request to the node at that place. Completes or fails; unsubscribing cancels it. */
  readonly sample: (place: number) => Observable<unknown>;
  readonly scheduler: SchedulerLike;
  /** Emits when no more requests are to be sent. */
  readonly destroyed$: Observable<unknown>;
}

export interface Ranking {
  /**
   * The positions of the nodes, best first, for the next request. One value: at once if a ranking is known,
   * otherwise when the first node has answered, which then comes first; in the given order if none answers within a second.
   * Fails with `cancelled` after `destroyed$`.
   */
  readonly order$: Observable<readonly number[]>;
}

/** In milliseconds: between samples, for the answer to one, and how long samples continue after the last request. */
const INTERVAL = 4_000;
const LIMIT = 1_000;
const AWAKE = 30_000;
const SAMPLES = 10;
const WEIGHTS = { stability: 0.7, latency: 0.3 };

interface Sample {
  readonly answered: boolean;
  readonly latency: number;
}

export function ranking({ count, sample, scheduler, destroyed$ }: RankingOptions): Ranking {
  const taken: (readonly Sample[])[] = [];
  const places = Array.from({ length: count }, (_, place) => place);
  const order$ = new BehaviorSubject<readonly number[] | undefined>(count > 1 ? undefined : places);
  let lastUse = Number.NEGATIVE_INFINITY;
  const used$ = new Subject<void>();
  const cancelled$ = destroyed$.pipe(mergeMap(() => throwError(() => new Failure('cancelled'))));

  const one = (place: number): Observable<Sample> =>
    defer(() => {
      const start = scheduler.now();
      return within(sample(place).pipe(map(() => true)), LIMIT, scheduler, () => of(false)).pipe(
        catchError(() => of(false)),
        map((answered) => {
          // Without a ranking, the first node to answer is used.
          if (answered && !order$.value) order$.next([place, ...places.filter((other) => other !== place)]);
          return { answered, latency: scheduler.now() - start };
        }),
      );
    });

  const round = (): Observable<unknown> =>
    forkJoin(places.map(one)).pipe(
      map((samples) => {
        taken.push(samples);
        if (taken.length > SAMPLES) taken.shift();
        const next = ranked(taken);
        // An unchanged order keeps the same array.
        if (next.join() !== order$.value?.join()) order$.next(next);
      }),
    );

  used$
    .pipe(
      exhaustMap(() =>
        timer(0, INTERVAL, scheduler).pipe(
          takeWhile(() => scheduler.now() - lastUse < AWAKE),
          exhaustMap(round),
        ),
      ),
      takeUntil(destroyed$),
    )
    .subscribe();

  return {
    order$: defer(() => {
      lastUse = scheduler.now();
      if (count > 1) used$.next();
      return merge(cancelled$, order$.pipe(filter((order) => order !== undefined))).pipe(take(1));
    }),
  };
}

/** The positions, best first. Nodes that never answered come last, regardless of how fast they failed; equals keep the given order. */
function ranked(taken: readonly (readonly Sample[])[]): readonly number[] {
  const slowest = Math.max(1, ...taken.flat().map(({ latency }) => latency));
  const score = (place: number): number => {
    const own = taken.flatMap((samples) => samples[place] ?? []);
    const stability = own.filter(({ answered }) => answered).length / own.length;
    const latency = own.reduce((sum, each) => sum + each.latency, 0) / own.length;
    return stability === 0 ? 0 : WEIGHTS.stability * stability + WEIGHTS.latency * (1 - latency / slowest);
  };
  const scores = (taken[0] ?? []).map((_, place) => ({ place, score: score(place) }));
  return scores.sort((a, b) => b.score - a.score).map(({ place }) => place);
}
