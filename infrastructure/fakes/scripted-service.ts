/** A service in memory with scripted answers that records its requests. */
import {
  asyncScheduler,
  defer,
  mergeMap,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';

export interface ScriptedService<Question, Answer> {
  /** The requests it received, oldest first. */
  readonly asked: readonly Question[];
  /** Answers on subscription. */
  answer(question: Question): Observable<Answer>;
  /** From now on it fails; without a failure it works again. */
  fail(failure?: Failure): void;
  /** Stops answering, until set to fail or work. */
  hang(): void;
  /** Sets the delay of each answer. Default 0. */
  takes(milliseconds: number): void;
}

export function scriptedService<Question, Answer>(
  make: (question: Question) => Answer,
  scheduler: SchedulerLike = asyncScheduler,
): ScriptedService<Question, Answer> {
  const asked: Question[] = [];
  let fault: Failure | 'hang' | undefined;
  let latency = 0;
  return {
    asked,
    answer: (question) =>
      defer(() => {
        asked.push(question);
        if (fault === 'hang') return NEVER;
        const failure = fault;
        const made$ = defer(() => (failure ? throwError(() => failure) : of(make(question))));
        return latency > 0 ? timer(latency, scheduler).pipe(mergeMap(() => made$)) : made$;
      }),
    fail(failure) {
      fault = failure;
    },
    hang() {
      fault = 'hang';
    },
    takes(milliseconds) {
      latency = milliseconds;
    },
  };
}
