/** A modal's core: the engine with every flow, and what they share. */
import type { Namespace } from '../../domain/network/caip.js';
import { Links } from '../connect/links.js';
import { providerOf } from '../connect/provider-of.js';
import type { Ports as AllPorts } from '../engine/deps.js';
import { createEngine, type Engine } from '../engine/engine.js';
import type { Flow } from '../engine/flow.js';
import type { State } from '../engine/state.js';
import { closeGuards, flows } from './flows.js';

/** The outside world, as ports. */
export type Ports = Omit<AllPorts, 'links' | 'closeGuards'>;

export interface Core extends Engine {
  /** Undefined if that namespace is not connected. */
  getProvider(namespace?: Namespace): unknown;
}

/** `more`: the host's own flows, above all others. */
export function createCore(ports: Ports, initial: State, more: readonly Flow[] = []): Core {
  const links = new Links();
  let gone = false;
  const connectors = ports.connectors.map(({ id }) => id);
  const onBroken = (error: unknown) => ports.device.log('error', 'A reaction of the modal failed', error);
  const engine = createEngine([...flows, ...more], { ...ports, links, closeGuards }, initial, onBroken);
  const state = () => (gone ? undefined : engine.getState());
  return {
    ...engine,
    getProvider: (namespace = engine.getState().connect.activeNamespace) =>
      providerOf(links, state, engine.events$, namespace),
    start: () => {
      engine.start();
      engine.emit({ type: 'core.started', connectors });
      void engine.dispatch({ type: 'restore' });
    },
    destroy: () => {
      gone = true;
      engine.destroy();
    },
  };
}
