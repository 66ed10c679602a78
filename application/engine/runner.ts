/** What the functions of optional flows need of a modal. */
import type { Intent } from './intents.js';
import type { Outcome } from './outcome.js';
import type { LoadUseCase } from './use-case.js';

export interface Runner {
  /**
   * Carries out an intent, or a use case that a page has loaded by itself: for functions such as `send` of `porthole/send` and
   * `sendCalls` of `porthole/batch`, not to be called otherwise. Yields the `result` of its last event.
   */
  run<Value>(work: Intent | LoadUseCase): Promise<Outcome<Value>>;
}
