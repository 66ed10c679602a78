/** Simulations on the networks of a chain, each made once. */
import { type Observable, type SchedulerLike, throwError } from 'rxjs';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Network } from '../../../../domain/network/network.js';
import type { CallsQuestion, Simulation, SimulationQuestion } from '../../../../domain/simulation/simulation.js';
import { triedCalls } from '../../../../domain/simulation/tried-calls.js';
import type { AskNode } from '../node/ask-node.js';
import { simulation } from './simulate.js';

type Simulate = (question: CallsQuestion) => Observable<Simulation>;

const made = new WeakMap<AskNode, WeakMap<Network, Simulate>>();

export function simulateOn(
  node: AskNode,
  network: Network,
  scheduler: SchedulerLike,
): (question: SimulationQuestion) => Observable<Simulation> {
  const networks = made.get(node) ?? new WeakMap<Network, Simulate>();
  made.set(node, networks);
  const simulate = networks.get(network) ?? simulation((method, params) => node(network, method, params), scheduler);
  networks.set(network, simulate);
  return (question) => {
    const calls = triedCalls(question);
    const { account, tokens } = question;
    return calls
      ? simulate({ calls, account, tokens })
      : throwError(() => new Failure('request-failed', 'Not a contract call'));
  };
}
