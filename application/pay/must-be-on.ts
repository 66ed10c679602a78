import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';

/** Throws if the dapp has not turned payments on. */
export function mustBeOn({ state }: Pick<Deps, 'state'>): void {
  if (!state().config.features.pay) throw new Failure('method-not-supported', 'Pay is off: turn `features.pay` on');
}
