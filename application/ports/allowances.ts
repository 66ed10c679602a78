import type { Observable } from 'rxjs';
import type { Allowance, AllowanceList, AllowanceSubject } from '../../domain/allowance/allowance.js';
import type { Network } from '../../domain/network/network.js';

/** The token allowances that an account has granted, read from a network. */
export interface Allowances {
  /**
   * Lists the current allowances. Emits once, then completes: with `since` and `unread` if a node does not report all. Fails with `request-failed` and
   * `timed-out` if none could be read.
   */
  list(address: string, network: Network): Observable<AllowanceList>;
  /** Reads an allowance again; `undefined` if it no longer exists. Emits once, then completes. Fails with `request-failed`. */
  current(subject: AllowanceSubject, address: string, network: Network): Observable<Allowance | undefined>;
}
