/** A request as the wallet is passed it: a fee that the page names is bounded by what the network asks. */
import { catchError, map, mergeMap, type Observable, of, throwIfEmpty, timeout } from 'rxjs';
import { boundedFee, namesFee } from '../../domain/bounded-fee.js';
import type { RpcRequest } from '../../domain/request.js';
import { networkOf, walletOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';

/** The visitor waits, and the page with them. */
const PATIENCE = 3_000;

export function checkedFee(deps: Deps, request: RpcRequest): Observable<RpcRequest> {
  const { namespace, method, params } = request;
  const [transaction, ...rest] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  const network = networkOf(deps.state(), namespace);
  const bounds = walletOf(deps.state(), namespace)?.type === 'AUTH';
  // The secure site of an embedded wallet bounds and says it by itself.
  if (method !== 'eth_sendTransaction' || bounds || !network || !namesFee(transaction)) return of(request);
  return deps.chain(namespace).pipe(
    mergeMap((chain) => chain.costOf?.(transaction, network) ?? []),
    timeout({ first: PATIENCE, scheduler: deps.scheduler }),
    throwIfEmpty(),
    map((cost): RpcRequest => {
      const { transaction: bounded, asked } = boundedFee(transaction, cost);
      return { ...request, params: [bounded, ...rest], ...(asked !== undefined && { fee: { asked } }) };
    }),
    catchError(() => of<RpcRequest>({ ...request, fee: 'unchecked' })),
  );
}
