/** What the review on screen would change, according to the network's node. */
import type { Failure } from '../../domain/failure/failure.js';
import type { Simulation } from '../../domain/simulation/simulation.js';

/** A simulation, and whether it has ended. */
export type SimulationEntry =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly simulation: Simulation }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ReviewedChanges {
  /** The review that it belongs to. */
  readonly about: string;
  readonly entry: SimulationEntry;
}
