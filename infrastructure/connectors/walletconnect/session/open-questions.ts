/** How many questions a wallet on a device of its own has yet to answer. */
import { BehaviorSubject, type Observable } from 'rxjs';

export interface OpenQuestions {
  readonly asking$: Observable<number>;
  /** Counts until the answer is there, or is waited for no more. */
  ask<T>(question: () => Promise<T>): Promise<T>;
}

export function openQuestions(): OpenQuestions {
  const open$ = new BehaviorSubject(0);
  return {
    asking$: open$,
    async ask(question) {
      open$.next(open$.value + 1);
      try {
        return await question();
      } finally {
        open$.next(open$.value - 1);
      }
    },
  };
}
