/** Loads images a few at a time: visible ones first, then those that will be visible soon. */

import type { SchedulerLike } from 'rxjs';
import { Observable, Subscription, timer } from 'rxjs';

export type Want =
  /** The visible images; those visible before are no longer wanted. */
  | { readonly type: 'in-view'; readonly ids: readonly string[] }
  /** Images to load ahead. Cancelled if they are not loaded in time. */
  | { readonly type: 'ahead'; readonly ids: readonly string[] };

export interface ImageSource {
  /** One picture. */
  readonly load: (id: string) => Observable<string>;
  /** Whether the outcome for a picture is known already. */
  readonly isKnown: (id: string) => boolean;
  readonly scheduler: SchedulerLike;
}

/** One less than a browser's HTTP/1.1 connections per host, so that other requests do not wait for images. */
const AT_ONCE = 5;
/** The time limit for images that are loaded ahead. */
const PRELOAD_LIMIT = 2_000;
/** Images that arrive within this time are emitted together. */
const GATHERING = 30;

/** Pictures by id, in batches; an empty text for an unavailable one. Unsubscribing cancels all pending requests. */
export function imageQueue(
  wants$: Observable<Want>,
  { load, isKnown, scheduler }: ImageSource,
): Observable<Readonly<Record<string, string>>> {
  return new Observable((subscriber) => {
    const life = new Subscription();
    const running = new Map<string, Subscription>();
    const arrived = new Map<string, string>();
    let inView: readonly string[] = [];
    let ahead: readonly string[] = [];

    const pump = (): void => {
      for (const id of [...inView, ...ahead]) {
        if (running.size >= AT_ONCE) return;
        if (!running.has(id) && !arrived.has(id) && !isKnown(id)) begin(id);
      }
    };
    const begin = (id: string): void => {
      const one = new Subscription();
      running.set(id, one);
      life.add(one);
      let picture = '';
      const end = () => {
        one.unsubscribe();
        if (running.delete(id)) arrive(id, picture);
      };
      one.add(
        load(id).subscribe({
          next: (value) => {
            picture = value;
          },
          error: end,
          complete: end,
        }),
      );
    };
    const arrive = (id: string, picture: string): void => {
      if (arrived.size === 0) life.add(timer(GATHERING, scheduler).subscribe(emit));
      arrived.set(id, picture);
      pump();
    };
    const emit = (): void => {
      const batch = Object.fromEntries(arrived);
      arrived.clear();
      subscriber.next(batch);
    };
    const giveUp = (ids: readonly string[]): void => {
      ahead = ahead.filter((id) => !ids.includes(id));
      for (const id of ids) {
        if (inView.includes(id)) continue;
        running.get(id)?.unsubscribe();
        running.delete(id);
      }
      pump();
    };

    life.add(
      wants$.subscribe(({ type, ids }) => {
        if (type === 'in-view') inView = ids;
        else {
          ahead = [...ahead, ...ids.filter((id) => !ahead.includes(id))];
          life.add(timer(PRELOAD_LIMIT, scheduler).subscribe(() => giveUp(ids)));
        }
        pump();
      }),
    );
    return life;
  });
}
