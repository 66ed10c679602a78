import type { State } from '../engine/state.js';
import type { SimulationEntry } from './state.js';

/** The simulated changes of the review on this screen. */
export function changesOf({ changes }: State, screen: 'send' | 'swap' | 'pay'): SimulationEntry | undefined {
  return changes?.about.startsWith(`${screen} `) ? changes.entry : undefined;
}
