/** Questions to a node of Solana's. */
import { catchError, defer, map, type Observable, type SchedulerLike, throwError } from 'rxjs';
import { Failure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import type { Check } from '../../../domain/shape-check.js';
import { askJsonRpc } from '../../rpc/ask-json-rpc.js';
import { nodeFailure } from './errors.js';
import type { SolanaOptions } from './solana-options.js';

/** Asks on subscription. One answer of the shape, then completes; fails with a `Failure`. */
export type AskNode = <T>(
  network: Network,
  shape: Check<T>,
  method: string,
  ...params: readonly unknown[]
) => Observable<T>;

export function askNode({ rpcUrls, scheduler }: SolanaOptions & { readonly scheduler: SchedulerLike }): AskNode {
  return (network, shape, method, ...params) =>
    defer(() => {
      const urls = rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls.default.http;
      return askJsonRpc(scheduler, urls, method, params);
    }).pipe(
      map((answer) => {
        const wrong = shape(answer);
        if (wrong) throw new Failure('request-failed', `The answer to ${method} is not understood: ${wrong}`);
        return answer as never;
      }),
      catchError((error: unknown) => throwError(() => nodeFailure(error))),
    );
}
