/** The events of a review's simulation. */
import type { SimulationEntry } from './state.js';

export type ChangesEvent =
  | { readonly type: 'changes.estimated'; readonly about: string; readonly entry: SimulationEntry }
  /** The review is no longer on screen. */
  | { readonly type: 'changes.dropped'; readonly about: string };
