/**
 * Published as `porthole/flow`: types for writing your own flows. A flow declares its additions with `declare module
 * 'porthole/flow' { interface State { readonly poll?: Poll } }`; likewise in `Events`, `Intents` and `Routes`, each
 * under the flow's name. Pass the flow to `createModal({ flows: ownFlows(poll) })`.
 */
import type { FlowOption, FlowsHandle } from '../options.js';

/**
 * Adds your own flows: each a flow, or a function that loads one together with the core. With an invalid flow, or one
 * whose name or intent is already taken, every intent fails with `invalid-options`.
 */
export function ownFlows(...flows: readonly FlowOption[]): FlowsHandle {
  return { load: async (options, ours) => (await import('../own-flows.js')).checkedFlows(flows, options, ours) };
}

export type { Deps, Ports, Reaction } from '../../application/engine/deps.js';
// Only modules that are exported with `*` can be augmented: flows declare into these.
export type * from '../../application/engine/events.js';
export type { Answer, Flow } from '../../application/engine/flow.js';
export type { Fold } from '../../application/engine/fold.js';
export type * from '../../application/engine/intents.js';
export type { Outcome } from '../../application/engine/outcome.js';
export type { Runner } from '../../application/engine/runner.js';
export type * from '../../application/engine/state.js';
export type { LoadUseCase, UseCase } from '../../application/engine/use-case.js';
export type { Validator } from '../../application/engine/validators.js';
// Includes the types of the flows of every modal.
export type { Modal } from '../../application/modal/modal.js';
export type * from '../../application/shell/router.js';
export type { FlowOption, FlowsHandle } from '../options.js';
