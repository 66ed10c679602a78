/** Token allowances of an account, read from a network. */
import type { Observable } from 'rxjs';
import type { Allowance, AllowanceList, AllowanceSubject } from '../../domain/allowance/allowance.js';
import type { Network } from '../../domain/network/network.js';

export interface Allowances {
  /**
   * Those that are still there. One value, then completes: with `since` and `unread` where a node does not say all. Fails
   * with `request-failed` and `timed-out` where nothing could be read.
   */
  list(address: string, network: Network): Observable<AllowanceList>;
  /** One of them as it is now; `undefined` where it is no longer there. One value, then completes. Fails with `request-failed`. */
  current(subject: AllowanceSubject, address: string, network: Network): Observable<Allowance | undefined>;
}
