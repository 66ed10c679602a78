/** Simulates the review on screen; drops answers about anything else. */
import { distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import { estimateChanges } from './estimate-changes.js';
import type { ReviewQuestion } from './review-question.js';

/** `questionOf`: undefined while the review is not on screen, or incomplete. */
export function keepReviewed(deps: Deps, questionOf: (state: State) => ReviewQuestion | undefined): Observable<Event> {
  let asked: ReviewQuestion | undefined;
  return deps.state$.pipe(
    map(questionOf),
    distinctUntilChanged((a, b) => keyOf(a) === keyOf(b)),
    switchMap((question): Observable<Event> => {
      const before = asked;
      asked = question;
      if (question) return estimated(deps, question);
      return before ? happened({ type: 'changes.dropped', about: before.about }) : EMPTY;
    }),
  );
}

function estimated(deps: Deps, { about, network, account, tried }: ReviewQuestion): Observable<Event> {
  const known = deps.state().changes?.about === about;
  return estimateChanges(deps, network, account, tried).pipe(
    // The same review is being rebuilt: its known changes stay meanwhile.
    filter(({ status }) => !known || status !== 'loading'),
    map((entry): Event => ({ type: 'changes.estimated', about, entry })),
  );
}

function keyOf(question: ReviewQuestion | undefined): string | undefined {
  return (
    question &&
    question.about + JSON.stringify(question.tried, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  );
}
