/** Requests to a network's node, through viem's transports. */
import {
  asyncScheduler,
  catchError,
  defer,
  firstValueFrom,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  type SchedulerLike,
  take,
  throwError,
} from 'rxjs';
import { createClient, custom, RpcRequestError, rpcSchema, type Transport } from 'viem';
import type { Device } from '../../../../application/ports/device.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { NetworkId } from '../../../../domain/network/caip.js';
import type { Network } from '../../../../domain/network/network.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { loadOnce } from '../../../load-once.js';
import { within } from '../../../within.js';
import { nodeFailure } from '../errors.js';
import type { EvmOptions, EvmTransport } from '../evm-options.js';
import { httpNode } from './http-node.js';
import { isOfNetwork, ofNetwork } from './of-network.js';
import { ATTEMPTS, type Way } from './way.js';

/** Sends on subscription. Emits one unchecked answer, then completes; fails with a `Failure`, `cancelled` after `destroyed$`. */
export type AskNode = (network: Network, method: string, params?: readonly unknown[]) => Observable<unknown>;

export interface AskNodeOptions extends EvmOptions {
  readonly scheduler?: SchedulerLike;
  /** Logs a warning to developers about a node of another network. */
  readonly log?: Device['log'];
  /** Identifies the host's project to the RPC service. */
  readonly projectId?: string | undefined;
  /** Emits when no more requests are to be sent. */
  readonly destroyed$?: Observable<unknown> | undefined;
}

type AnyMethod = [{ Method: string; Parameters: readonly unknown[]; ReturnType: unknown }];

/** The time limit of the host's transport in milliseconds, the same as for nodes. */
const LIMIT = 10_000;

export function askNode(options: AskNodeOptions): AskNode {
  const clients = new WeakMap<Network, () => Promise<Client>>();
  const clientFor = (network: Network) => {
    const client = clients.get(network) ?? loadOnce(() => clientOf(network, options));
    clients.set(network, client);
    return client();
  };
  const cancelled$ = (options.destroyed$ ?? NEVER).pipe(mergeMap(() => throwError(() => new Failure('cancelled'))));
  return (network, method, params = []) => {
    const answer$ = defer(() => clientFor(network)).pipe(
      // Identical concurrent requests are sent once: `dedupe`.
      mergeMap((client) => client.request({ method, params }, { dedupe: true })),
    );
    return merge(cancelled$, answer$).pipe(
      take(1),
      catchError((error: unknown) => throwError(() => nodeFailure(error))),
    );
  };
}

type Client = ReturnType<typeof clientBy>;

function clientBy(transport: Transport) {
  return createClient({ transport, rpcSchema: rpcSchema<AnyMethod>() });
}

async function clientOf(network: Network, options: AskNodeOptions): Promise<Client> {
  const { rpcUrls, transport, batch = true, scheduler = asyncScheduler, destroyed$ = NEVER, log } = options;
  const { caipNetworkId, name } = network;
  const at = (url: string, plain = false): Way => ({
    ask: ofNetwork(network, httpNode(url, { batch, plain }), (id) =>
      log?.('error', `${originOf(url)} is asked about ${name} (${caipNetworkId}), and is a node of ${id}`),
    ),
    sample: () => isOfNetwork(network, httpNode(url, { batch: false, plain })),
  });
  const own = transport?.(network);
  // In this order; those of one kind are ranked among themselves.
  const kinds = [
    own ? [brought(own, scheduler)] : [],
    (rpcUrls?.[caipNetworkId] ?? []).map((url) => at(url)),
    (await serviceUrls(caipNetworkId, options)).map((url) => at(url, true)),
    network.rpcUrls.default.http.map((url) => at(url)),
  ].filter((ways) => ways.length > 0);
  const [way, ...others] = kinds.flat();
  if (!way) throw new Failure('request-failed', `${name} has no RPC URL`);
  if (others.length === 0) return clientBy(custom({ request: way.ask }, ATTEMPTS));
  const { severalNodes } = await import('./several-nodes.js');
  return clientBy(severalNodes(kinds, { scheduler, destroyed$ }));
}

/** The host's transport has to know its network itself. */
function brought(own: EvmTransport, scheduler: SchedulerLike): Way {
  const late = () => throwError(() => new Error('The transport did not answer in time'));
  return {
    ask: (question) =>
      firstValueFrom(
        within(
          defer(() => own.request(question)),
          LIMIT,
          scheduler,
          late,
        ),
      ).catch((error: unknown) => {
        // viem decides by its code whether to retry.
        const coded = typeof readProperty(error, 'code') === 'number';
        throw coded ? new RpcRequestError({ body: { ...question }, error: error as RpcRequestError, url: '' }) : error;
      }),
    sample: () => Promise.resolve(),
  };
}

/** Undefined without a service, or if it does not support the network. */
async function serviceUrls(id: NetworkId, { service, projectId }: AskNodeOptions): Promise<readonly string[]> {
  if (!service) return [];
  const { serviceUrl } = await import('../../../rpc/rpc-service.js');
  return serviceUrl(service, id, projectId);
}

/** The rest of a URL may contain a key. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'The node';
}
