/** Requests a quote from the service. */
import { catchError, concat, defer, merge, mergeMap, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import { leastOf } from '../../domain/trade/swap.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { SwapOrder } from '../ports/services.js';
import { loadPrices } from './load-swap.js';
import { patchSwap } from './patch-swap.js';
import { swapContext } from './swap-context.js';
import { swapAmount } from './swap-problem.js';

/** The order of a complete form. */
export function orderOf(state: State): { readonly order: SwapOrder; readonly accountId: AccountId } | undefined {
  const { swap } = state;
  const context = swapContext(state);
  const amount = swapAmount(state);
  if (!swap?.from || !swap.to || !amount || context?.accountId !== swap.accountId) return undefined;
  const { from, to, gasPrice, accountId } = swap;
  return {
    order: { network: context.network, address: context.account.address, from, to, amount, gasPrice },
    accountId,
  };
}

/** A known quote stays on screen while a new one is requested. */
export function quoteSwap(deps: Deps): Observable<Event> {
  return defer(() => {
    const asked = orderOf(deps.state());
    const context = swapContext(deps.state());
    const swaps$ = deps.services?.swaps;
    if (!asked || !context || !swaps$) return happened();
    const { order, accountId } = asked;
    return concat(
      patchSwap(deps, accountId, ({ quote }) => (quote?.status === 'ready' ? {} : { quote: { status: 'loading' } })),
      swaps$.pipe(
        mergeMap((swaps) =>
          merge(
            loadPrices(deps, swaps, context, [order.from, order.to]),
            swaps.quote(order).pipe(
              mergeMap((amount) => {
                // So little that the visitor could get nothing for what they pay.
                if (leastOf(amount) <= 0n) throw new Failure('invalid-amount', 'The minimum to receive is zero');
                return patchSwap(deps, accountId, { quote: { status: 'ready', amount } });
              }),
            ),
          ),
        ),
        catchError((error: unknown) => {
          const failure = toFailure(error, 'request-failed');
          return concat(
            patchSwap(deps, accountId, { quote: { status: 'failed', failure } }),
            happened({ type: 'intent.failed', intent: 'edit-swap', failure }),
          );
        }),
      ),
    );
  });
}
