/** Questions to a network's node, through viem's transports. */
import { catchError, defer, type Observable, throwError } from 'rxjs';
import { createClient, custom, fallback, http, rpcSchema, type Transport } from 'viem';
import { Failure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import { nodeFailure } from './errors.js';
import type { EvmOptions } from './evm-options.js';

/** Asks on subscription. One answer, unchecked, then completes; fails with a `Failure`. */
export type AskNode = (network: Network, method: string, params?: readonly unknown[]) => Observable<unknown>;

type AnyMethod = [{ Method: string; Parameters: readonly unknown[]; ReturnType: unknown }];

/** Per request and attempt. Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
const LIMITS = { timeout: 10_000, retryCount: 3, retryDelay: 150 };

export function askNode(options: EvmOptions): AskNode {
  const clients = new WeakMap<Network, ReturnType<typeof clientOf>>();
  const clientFor = (network: Network) => {
    const client = clients.get(network) ?? clientOf(network, options);
    clients.set(network, client);
    return client;
  };
  return (network, method, params = []) =>
    // The same question asked twice at the same time is asked once: `dedupe`.
    defer(() => clientFor(network).request({ method, params }, { dedupe: true })).pipe(
      catchError((error: unknown) => throwError(() => nodeFailure(error))),
    );
}

function clientOf(network: Network, { rpcUrls, transport, batch = true }: EvmOptions) {
  const own = transport?.(network);
  const urls = rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls.default.http;
  const connect = () => {
    if (own) return custom(own, LIMITS);
    const [first, ...others] = urls.map((url) => http(url, { ...LIMITS, batch }));
    if (!first) throw new Failure('request-failed', `${network.name} has no RPC address`);
    // Ranking stays off, so that nothing polls in the background; the first address that answers counts.
    return others.length === 0 ? first : fallback([first, ...others], LIMITS);
  };
  return createClient({ transport: connect() as Transport, rpcSchema: rpcSchema<AnyMethod>() });
}
