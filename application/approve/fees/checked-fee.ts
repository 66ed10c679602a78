/** The request that goes to the wallet: a fee set by the page is bounded by the network's fee. */
import {
  catchError,
  defaultIfEmpty,
  EMPTY,
  forkJoin,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  timer,
} from 'rxjs';
import type { Network } from '../../../domain/network/network.js';
import type { HighFee, RpcRequest } from '../../../domain/request/request.js';
import { simulatedTransactions } from '../../../domain/simulation/simulated-transactions.js';
import { boundedFee, namesFee, type TransactionCost } from '../../../domain/transaction/bounded-fee.js';
import { feeShare } from '../../../domain/transaction/fee-limits.js';
import { madeFee } from '../../../domain/transaction/made-fee.js';
import { accountOf, networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import { transactionsOf } from './transactions-of.js';

/** The visitor and the page wait for it. Milliseconds. */
const TIMEOUT = 3_000;

export function checkedFee(deps: Deps, request: RpcRequest): Observable<RpcRequest> {
  const { namespace } = request;
  const network = networkOf(deps.state(), namespace);
  const transactions = transactionsOf(request);
  const made = simulatedTransactions(request);
  if (network && made) return madeOf(deps, request, network, made);
  if (!network || !transactions.some(namesFee)) return of(request);
  const own = accountOf(deps.state(), namespace)?.address;
  const unknown$ = of<readonly TransactionCost[] | undefined>(undefined);
  const costs$ = deps.chain(namespace).pipe(
    mergeMap(({ costOf }) =>
      costOf ? forkJoin(transactions.map((each) => costOf({ from: own, ...Object(each) }, network))) : unknown$,
    ),
    catchError(() => unknown$),
  );
  return merge(costs$, timer(TIMEOUT, deps.scheduler).pipe(mergeMap(() => unknown$))).pipe(
    take(1),
    map((costs): RpcRequest => {
      if (!costs) return { ...request, fee: 'unchecked' };
      const bounded = transactions.flatMap((each, at) => (costs[at] ? [boundedFee(each, costs[at])] : []));
      const fee = highFee(bounded, costs);
      return {
        ...withTransactions(
          request,
          bounded.map(({ transaction }) => transaction),
        ),
        ...(fee && { fee }),
      };
    }),
  );
}

/** A fee in a transaction's bytes cannot be changed: the visitor is warned of a high one. */
function madeOf(
  deps: Deps,
  request: RpcRequest,
  network: Network,
  transactions: readonly string[],
): Observable<RpcRequest> {
  const chain$ = deps.chain(request.namespace);
  const lasting$ = chain$.pipe(
    mergeMap(({ neverExpires }) => neverExpires?.(transactions) ?? of(false)),
    map((lasting): RpcRequest => (lasting ? { ...request, lasting } : request)),
    catchError(() => of(request)),
  );
  return merge(lasting$, timer(TIMEOUT, deps.scheduler).pipe(map(() => request))).pipe(
    take(1),
    mergeMap((read) => madeFeeOf(deps, read, network, transactions)),
  );
}

function madeFeeOf(
  deps: Deps,
  request: RpcRequest,
  network: Network,
  transactions: readonly string[],
): Observable<RpcRequest> {
  const account = accountOf(deps.state(), request.namespace)?.address;
  const unknown$ = of<RpcRequest>({ ...request, fee: 'unchecked' });
  if (account === undefined) return unknown$;
  const costs$ = deps.chain(request.namespace).pipe(
    mergeMap(({ costOfMade }) => costOfMade?.(transactions, account, network) ?? EMPTY),
    map((cost): RpcRequest => {
      const fee = madeFee(cost);
      return { ...request, ...(fee && { fee }) };
    }),
    defaultIfEmpty(request),
    catchError(() => unknown$),
  );
  return merge(costs$, timer(TIMEOUT, deps.scheduler).pipe(mergeMap(() => unknown$))).pipe(take(1));
}

/** For all transactions of the request together. */
function highFee(
  bounded: readonly ReturnType<typeof boundedFee>[],
  [first]: readonly TransactionCost[],
): HighFee | undefined {
  const most = bounded.reduce((sum, each) => sum + each.most, 0n);
  const asked = bounded.reduce((sum, each) => sum + (each.asked ?? each.most), 0n);
  const share = first?.balance === undefined ? undefined : feeShare(most, first.balance, first.limits);
  if (asked === most && share === undefined) return undefined;
  return { most, ...(asked > most && { asked }), ...(share !== undefined && { share }) };
}

function withTransactions(request: RpcRequest, transactions: readonly unknown[]): RpcRequest {
  const [first, ...rest] = request.params as readonly unknown[];
  const passed = request.method === 'wallet_sendCalls' ? { ...Object(first), calls: transactions } : transactions[0];
  return { ...request, params: [passed, ...rest] };
}
