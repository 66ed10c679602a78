/** What a chain whose wallets carry out several calls at once can be asked for (EIP-5792). */
import type { Observable } from 'rxjs';
import type { Network } from '../../domain/network/network.js';
import type { Batch, BatchStatus, Call, WalletCapabilities } from '../../domain/request/batch.js';
import type { Link, SendStep } from './link.js';

export interface Batches {
  /** What the wallet can do for the address on the network; `undefined` where that is unknown. One value, soon, then completes; never fails. */
  capabilities(link: Link, address: string, network: Network): Observable<WalletCapabilities | undefined>;
  /**
   * Hands the calls to the wallet. Its own name for them, then completes. Fails with `rejected`, `method-not-supported` and
   * the wallet codes, `wallet-misbehaved` for a name that is none. `asking` is to be called right before, as by `Chain.send`.
   */
  send(
    link: Link,
    address: string,
    batch: Batch & { readonly atomic: boolean },
    network: Network,
    asking?: () => void,
  ): Observable<string>;
  /** What has become of them: asks once. Fails with `wallet-misbehaved` for nonsense or the status of another batch, and the wallet codes. */
  status(link: Link, id: string, network: Network): Observable<BatchStatus>;
  /** Asks the wallet for one call as a transaction of its own, and follows it: as `Chain.send`, with its failures and `asking`. */
  call(link: Link, address: string, call: Call, network: Network, asking?: () => void): Observable<SendStep>;
}
