import type { NetworkId } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';
import type { FeeLimits } from '../../../domain/transaction/fee-limits.js';
import type { RpcService } from '../../rpc/rpc-service.js';

/** A connection to a network's node, such as another library's transport: only `request` of EIP-1193 is used. */
export interface EvmTransport {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** How `evm()` reads networks and sends to them. */
export interface EvmOptions {
  /**
   * HTTP addresses to read a network by before its own. Offered to wallets that are to add the network, except for those that
   * seem to hold a key.
   */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
  /** Your own transport to the nodes, tried before any address; `undefined` for a network falls back to HTTP. */
  readonly transport?: (network: Network) => EvmTransport | undefined;
  /** Whether requests of the same moment travel as one JSON-RPC batch. Default true; set it false for nodes that refuse batches. */
  readonly batch?: boolean;
  /** A service to read networks by, after `rpcUrls` and before the networks' own addresses. Never offered to wallets. */
  readonly service?: RpcService;
  /** Networks on which tokens can be swapped, beside the twelve where the public services of that kind do. */
  readonly swapNetworks?: readonly NetworkId[];
  /** How high the network fees of requests to a wallet inside the modal may be, and a tip that a node advises. */
  readonly feeLimits?: FeeLimits;
}
