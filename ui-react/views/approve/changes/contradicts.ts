import type { SimulationEntry } from '../../../../application/changes/state.js';
import { contradictions, type Reviewed } from '../../../../domain/simulation/contradictions.js';

/** Whether more would happen than a review shows, as far as known. */
export function contradicts(entry: SimulationEntry | undefined, reviewed: Reviewed): boolean {
  return entry?.status === 'ready' && contradictions(entry.simulation, reviewed).length > 0;
}
