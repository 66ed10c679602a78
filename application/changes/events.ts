/** What can become known of a review's changes. */
import type { SimulationEntry } from './state.js';

export type ChangesEvent =
  | { readonly type: 'changes.estimated'; readonly about: string; readonly entry: SimulationEntry }
  /** The review is not on screen any more. */
  | { readonly type: 'changes.dropped'; readonly about: string };
