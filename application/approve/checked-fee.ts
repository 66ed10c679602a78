/** A request as it is passed to the wallet: a fee that the page names is bounded by the network's fee. */
import { catchError, map, merge, mergeMap, type Observable, of, take, timer } from 'rxjs';
import type { RpcRequest } from '../../domain/request/request.js';
import { boundedFee, namesFee, type TransactionCost } from '../../domain/transaction/bounded-fee.js';
import { networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';

/** The visitor waits, and the page with them. */
const PATIENCE = 3_000;

export function checkedFee(deps: Deps, request: RpcRequest): Observable<RpcRequest> {
  const { namespace, params } = request;
  const [transaction, ...rest] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  const network = networkOf(deps.state(), namespace);
  if (!network || !namesFee(transaction)) return of(request);
  const unknown$ = of<TransactionCost | undefined>(undefined);
  const cost$ = deps.chain(namespace).pipe(
    mergeMap((chain) => chain.costOf?.(transaction, network) ?? unknown$),
    catchError(() => unknown$),
  );
  return merge(cost$, timer(PATIENCE, deps.scheduler).pipe(mergeMap(() => unknown$))).pipe(
    take(1),
    map((cost): RpcRequest => {
      if (!cost) return { ...request, fee: 'unchecked' };
      const { transaction: bounded, asked } = boundedFee(transaction, cost);
      return { ...request, params: [bounded, ...rest], ...(asked !== undefined && { fee: { asked } }) };
    }),
  );
}
