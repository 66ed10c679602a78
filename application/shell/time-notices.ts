/**
 * Times messages: a snack disappears after 2.5 s, the next one appears 150 ms later, and the mark of a refused close
 * disappears after 0.5 s.
 */
import { distinctUntilChanged, EMPTY, filter, map, merge, type Observable, switchMap, timer } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

const SNACK_SHOWN = 2_500;
/** The pause between two snacks, so that the second is noticed as another one. */
const SNACK_PAUSE = 150;
const REFUSAL_SHOWN = 500;

export const timeNotices: Reaction = ({ events$, state$, scheduler }) => {
  const snack$ = state$.pipe(
    map(({ notices }) => notices),
    distinctUntilChanged((a, b) => a.snack === b.snack && a.nextSnack === b.nextSnack),
    switchMap(({ snack, nextSnack }): Observable<Event> => {
      if (nextSnack) return timer(SNACK_PAUSE, scheduler).pipe(map(() => ({ type: 'snack.followed' })));
      return snack?.autoClose ? timer(SNACK_SHOWN, scheduler).pipe(map(() => ({ type: 'snack.hidden' }))) : EMPTY;
    }),
  );
  const refusal$ = events$.pipe(
    filter((event) => event.type === 'modal.close-refused'),
    switchMap(() => timer(REFUSAL_SHOWN, scheduler)),
    switchMap(() => happened({ type: 'modal.refusal-ended' })),
  );
  return merge(snack$, refusal$);
};
