import type { Observable } from 'rxjs';
import type { Network } from '../../domain/network/network.js';
import type { Batch, BatchStatus, Call, WalletCapabilities } from '../../domain/request/batch.js';
import type { Link, SendStep } from './link.js';

/** Several contract calls in one wallet request (EIP-5792). */
export interface Batches {
  /**
   * What the wallet can do for the address on the network; `undefined` if that is unknown. Emits once, soon, then
   * completes. Never fails.
   */
  capabilities(link: Link, address: string, network: Network): Observable<WalletCapabilities | undefined>;
  /**
   * Sends the calls to the wallet (`wallet_sendCalls`). Emits the wallet's id for the batch, then completes. Fails with
   * `rejected`, `method-not-supported` and the codes of other wallet errors, and with `wallet-misbehaved` for an invalid id. Call
   * `asking` right before the request, as in `Chain.send`.
   */
  send(
    link: Link,
    address: string,
    batch: Batch & { readonly atomic: boolean },
    network: Network,
    asking?: () => void,
  ): Observable<string>;
  /**
   * The status of a batch (`wallet_getCallsStatus`). Fails with `wallet-misbehaved` if the answer is malformed or is
   * about another batch, and with the codes of wallet errors.
   */
  status(link: Link, id: string, network: Network): Observable<BatchStatus>;
  /** Sends one call to the wallet as a separate transaction. Steps, failures and `asking` are those of `Chain.send`. */
  call(link: Link, address: string, call: Call, network: Network, asking?: () => void): Observable<SendStep>;
}
