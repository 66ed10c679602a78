/** Requests to a Solana node. */
import { catchError, defer, map, mergeMap, type Observable, type SchedulerLike, throwError } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Check } from '../../../domain/value/shape-check.js';
import { type Address, askJsonRpc } from '../../rpc/ask-json-rpc.js';
import { nodeFailure } from './errors.js';
import type { SolanaOptions } from './solana-options.js';

/** Sends on subscription. Emits one answer of the given shape, then completes; fails with a `Failure`. */
export type AskNode = <T>(
  network: Network,
  shape: Check<T>,
  method: string,
  ...params: readonly unknown[]
) => Observable<T>;

export interface AskNodeOptions extends SolanaOptions {
  readonly scheduler: SchedulerLike;
  /** Identifies the host's project to `service`. */
  readonly projectId?: string | undefined;
}

export function askNode(options: AskNodeOptions): AskNode {
  return (network, shape, method, ...params) =>
    defer(() => addressesOf(network, options)).pipe(
      mergeMap((addresses) => askJsonRpc(options.scheduler, addresses, method, params)),
      map((answer) => {
        const wrong = shape(answer);
        if (wrong) throw new Failure('request-failed', `The answer to ${method} is invalid: ${wrong}`);
        return answer as never;
      }),
      catchError((error: unknown) => throwError(() => nodeFailure(error))),
    );
}

async function addressesOf(
  { caipNetworkId, rpcUrls: { default: own } }: Network,
  { rpcUrls, service, projectId }: AskNodeOptions,
): Promise<readonly Address[]> {
  const custom = rpcUrls?.[caipNetworkId];
  if (!service) return custom ?? own.http;
  const { serviceUrl } = await import('../../rpc/rpc-service.js');
  const served = serviceUrl(service, caipNetworkId, projectId).map((plain) => ({ plain }));
  return custom ? [...custom, ...served] : [...served, ...own.http];
}
