import type { NetworkId } from '../../../domain/network/caip.js';
import type { FeeLimits } from '../../../domain/transaction/fee-limits.js';
import type { RpcService } from '../../rpc/rpc-service.js';

/** Options of `solana`. */
export interface SolanaOptions {
  /** URLs of HTTP nodes, in order of preference, instead of the network's own. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** An RPC service, used after `rpcUrls` and before the networks' own URLs. */
  readonly service?: RpcService | undefined;
  /** When the visitor is warned of a network fee that a page has set. */
  readonly feeLimits?: FeeLimits | undefined;
}
