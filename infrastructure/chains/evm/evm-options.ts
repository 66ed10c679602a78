import type { NetworkId } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';
import type { FeeLimits } from '../../../domain/transaction/fee-limits.js';
import type { RpcService } from '../../rpc/rpc-service.js';

/** A connection to a network's node, such as another library's transport: only `request` of EIP-1193 is used. */
export interface EvmTransport {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** Options of `evm`. */
export interface EvmOptions {
  /**
   * URLs of HTTP nodes, tried before the network's own. Offered to a wallet that adds the network, except for those
   * that seem to contain a key.
   */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** Your own transport, tried before any URL. Return `undefined` to use HTTP for a network. */
  readonly transport?: (network: Network) => EvmTransport | undefined;
  /** Whether to combine requests of the same moment into one JSON-RPC batch. Default true; false for nodes that refuse batches. */
  readonly batch?: boolean | undefined;
  /** An RPC service, used after `rpcUrls` and before the networks' own URLs. Never offered to wallets. */
  readonly service?: RpcService | undefined;
  /** Networks with swaps, in addition to the twelve built-in ones. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
  /** Limits for the network fees of requests to a wallet inside the modal, and for the tip that a node suggests. */
  readonly feeLimits?: FeeLimits | undefined;
}
