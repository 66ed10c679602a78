/** Changes the current swap form. Does nothing if it is closed or belongs to another account. */
import { defer, type Observable } from 'rxjs';
import type { AccountId } from '../../domain/network/caip.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { SwapState } from './state.js';

export function patchSwap(
  { state }: Pick<Deps, 'state'>,
  accountId: AccountId,
  change: Partial<SwapState> | ((swap: SwapState) => Partial<SwapState>),
): Observable<Event> {
  return defer(() => {
    const { swap } = state();
    if (swap?.accountId !== accountId) return happened();
    const patch = typeof change === 'function' ? change(swap) : change;
    const failure = patch.ended ?? patch.failure;
    return happened({
      type: 'swap.changed',
      swap: { ...swap, ...patch },
      ...(failure && { failure }),
    });
  });
}
