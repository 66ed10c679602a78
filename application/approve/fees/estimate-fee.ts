/** Estimates a request's fee if its page sets none. The screen does not wait for it. */
import { catchError, EMPTY, forkJoin, mergeMap, type Observable, of } from 'rxjs';
import type { RpcRequest } from '../../../domain/request/request.js';
import { namesFee } from '../../../domain/transaction/bounded-fee.js';
import { accountOf, networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { MOST_CALLS, transactionsOf } from './transactions-of.js';

export function estimateFee(deps: Deps, request: RpcRequest): Observable<Event> {
  const { id, namespace, fee } = request;
  const network = networkOf(deps.state(), namespace);
  const transactions = transactionsOf(request);
  const isNamed = fee !== undefined || transactions.some(namesFee);
  if (!network || isNamed || transactions.length === 0 || transactions.length > MOST_CALLS) return EMPTY;
  const from = accountOf(deps.state(), namespace)?.address;
  return deps.chain(namespace).pipe(
    mergeMap(({ costOf }) =>
      costOf ? forkJoin(transactions.map((each) => costOf({ from, ...Object(each) }, network))) : EMPTY,
    ),
    mergeMap((costs): Observable<Event> => {
      const sums = costs.flatMap(({ gas, price }) => (gas === undefined ? [] : [gas * price]));
      // A later call may depend on an earlier one: without a fee for each, no total is shown.
      if (sums.length < costs.length) return EMPTY;
      return of({ type: 'request.estimated', id, fee: sums.reduce((sum, each) => sum + each, 0n) });
    }),
    catchError(() => EMPTY),
  );
}
