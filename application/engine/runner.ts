import type { Intent } from './intents.js';
import type { Outcome } from './outcome.js';
import type { LoadUseCase } from './use-case.js';

/**
 * The part of a modal that the functions of `porthole/send`, `porthole/swap` and other entries use: pass them the
 * modal.
 */
export interface Runner {
  /**
   * Runs an intent, or a use case that a page has loaded itself. For functions such as `send` of `porthole/send`; do
   * not call it otherwise. Resolves to the `result` of its last event.
   */
  run<Value>(work: Intent | LoadUseCase): Promise<Outcome<Value>>;
}
