/** The number of pending requests in a wallet on another device. */
import { BehaviorSubject, type Observable } from 'rxjs';

export interface OpenQuestions {
  readonly asking$: Observable<number>;
  /** Counts until the answer arrives, or is no longer awaited. */
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
