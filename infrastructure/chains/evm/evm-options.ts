import type { NetworkId } from '../../../domain/caip.js';
import type { Network } from '../../../domain/network.js';

/** A connection to a network's node, such as another library's transport: only `request` of EIP-1193 is used. */
export interface EvmTransport {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

export interface EvmOptions {
  /** HTTP addresses to read a network by, in order of preference, in place of the network's own. Never offered to wallets. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
  /** A way of your own to reach the nodes; `undefined` for a network leaves it to HTTP. */
  readonly transport?: (network: Network) => EvmTransport | undefined;
  /** Whether requests of the same moment travel as one JSON-RPC batch. Default true; set it false for nodes that refuse batches. */
  readonly batch?: boolean;
}
