/** Simulations on the networks of a chain, each made once. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Network } from '../../../../domain/network/network.js';
import type { Simulation, SimulationQuestion } from '../../../../domain/simulation/simulation.js';
import type { AskNode } from '../node/ask-node.js';
import { simulation } from './simulate.js';

type Simulate = (question: SimulationQuestion) => Observable<Simulation>;

const made = new WeakMap<AskNode, WeakMap<Network, Simulate>>();

export function simulateOn(node: AskNode, network: Network, scheduler: SchedulerLike): Simulate {
  const networks = made.get(node) ?? new WeakMap<Network, Simulate>();
  made.set(node, networks);
  const simulate = networks.get(network) ?? simulation((method, params) => node(network, method, params), scheduler);
  networks.set(network, simulate);
  return simulate;
}
