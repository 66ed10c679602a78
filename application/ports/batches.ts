/** The methods of a chain whose wallets carry out several calls at once (EIP-5792). */
import type { Observable } from 'rxjs';
import type { Network } from '../../domain/network/network.js';
import type { Batch, BatchStatus, Call, WalletCapabilities } from '../../domain/request/batch.js';
import type { Link, SendStep } from './link.js';

export interface Batches {
  /** What the wallet can do for the address on the network; `undefined` where that is unknown. One value, soon, then completes; never fails. */
  capabilities(link: Link, address: string, network: Network): Observable<WalletCapabilities | undefined>;
  /**
   * Hands the calls to the wallet. Its own name for them, then completes. Fails with `rejected`, `method-not-supported` and
   * the wallet codes, `wallet-misbehaved` for a name that is none. `asking` must be called right before, as by `Chain.send`.
   */
  send(
    link: Link,
    address: string,
    batch: Batch & { readonly atomic: boolean },
    network: Network,
    asking?: () => void,
  ): Observable<string>;
  /** The status of a batch. Fails with `wallet-misbehaved` for nonsense or another batch's status, and the wallet codes. */
  status(link: Link, id: string, network: Network): Observable<BatchStatus>;
  /** Sends one call to the wallet as a separate transaction: as `Chain.send`, with its failures and `asking`. */
  call(link: Link, address: string, call: Call, network: Network, asking?: () => void): Observable<SendStep>;
}
