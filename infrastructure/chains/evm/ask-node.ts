/** Questions to a network's node, through viem's transports. */
import {
  asyncScheduler,
  catchError,
  defer,
  mergeMap,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  throwError,
} from 'rxjs';
import { createClient, custom, http, rpcSchema, type Transport } from 'viem';
import { Failure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import { loadOnce } from '../../load-once.js';
import { nodeFailure } from './errors.js';
import type { EvmOptions } from './evm-options.js';
import { fetchNode } from './fetch-node.js';

/** Asks on subscription. One answer, unchecked, then completes; fails with a `Failure`. */
export type AskNode = (network: Network, method: string, params?: readonly unknown[]) => Observable<unknown>;

export interface AskNodeOptions extends EvmOptions {
  readonly scheduler?: SchedulerLike;
  /** Emits when nothing is to be asked any more. */
  readonly destroyed$?: Observable<unknown> | undefined;
}

type AnyMethod = [{ Method: string; Parameters: readonly unknown[]; ReturnType: unknown }];

/** Per request and attempt. Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
const LIMITS = { timeout: 10_000, retryCount: 3, retryDelay: 150 };

export function askNode(options: AskNodeOptions): AskNode {
  const clients = new WeakMap<Network, Observable<Client>>();
  const clientFor = (network: Network) => {
    const client = clients.get(network) ?? clientOf(network, options);
    clients.set(network, client);
    return client;
  };
  return (network, method, params = []) =>
    defer(() => clientFor(network)).pipe(
      // The same question asked twice at the same time is asked once: `dedupe`.
      mergeMap((client) => client.request({ method, params }, { dedupe: true })),
      catchError((error: unknown) => throwError(() => nodeFailure(error))),
    );
}

export type Client = ReturnType<typeof clientBy>;

function clientBy(transport: Transport) {
  return createClient({ transport, rpcSchema: rpcSchema<AnyMethod>() });
}

/** The way to a network's nodes as it is best now. */
function clientOf(network: Network, options: AskNodeOptions): Observable<Client> {
  const { rpcUrls, transport, batch = true, scheduler = asyncScheduler, destroyed$ = NEVER } = options;
  const own = transport?.(network);
  if (own) return of(clientBy(custom(own, LIMITS)));
  const urls = rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls.default.http;
  const [first] = urls;
  if (!first) throw new Failure('request-failed', `${network.name} has no RPC address`);
  const usual = { ...LIMITS, batch, fetchFn: fetchNode };
  if (urls.length === 1) return of(clientBy(http(first, usual)));
  const several = loadOnce(() => import('./several-nodes.js'));
  let client$: Observable<Client> | undefined;
  return defer(several).pipe(
    mergeMap(({ severalNodes }) => {
      client$ ??= severalNodes(urls, usual, clientBy, { scheduler, destroyed$ });
      return client$;
    }),
  );
}
