import type { NetworkId } from '../../../domain/network/caip.js';
import type { FeeLimits } from '../../../domain/transaction/fee-limits.js';
import type { RpcService } from '../../rpc/rpc-service.js';

/** How `solana()` reads networks, and what it warns of. */
export interface SolanaOptions {
  /** HTTP addresses to read a network by, in order of preference, in place of the network's own. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
  /** A service to read networks by, after `rpcUrls` and before the networks' own addresses. */
  readonly service?: RpcService;
  /** From when on a network fee that a page has set is told as high. */
  readonly feeLimits?: FeeLimits;
}
