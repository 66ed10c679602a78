/** What is not needed before a visitor is connected, or sends, and what few ever need: loaded when it is. */
import type { Observable } from 'rxjs';

export interface Parts {
  /** What a connected visitor can do. */
  readonly connected: Observable<typeof import('./connected-part.js')>;
  /** What goes on around accounts that are looked at: their names, and what the others hold. */
  readonly accounts: Observable<typeof import('./account/accounts-part.js')>;
  /** What can be done with a pairing, and opening wallets. */
  readonly pairing: Observable<typeof import('./pairing/pairing-part.js')>;
  /** What is asked of the wallet directory. */
  readonly catalogue: Observable<typeof import('./catalogue/catalogue-part.js')>;
  /** What is asked of what accounts did and own, and what was sent from this page. */
  readonly activity: Observable<typeof import('./activity/activity-part.js')>;
  /** Sending. */
  readonly send: Observable<typeof import('./send/send-part.js')>;
  /** Logging in with a wallet inside the modal. */
  readonly login: Observable<typeof import('./login/login-part.js')>;
  /** Choosing a name. */
  readonly names: Observable<typeof import('./names/names-part.js')>;
  /** Signing in to the site. */
  readonly signIn: Observable<typeof import('./sign-in/sign-in-part.js')>;
  /** Approving requests of a wallet inside the modal. */
  readonly approve: Observable<typeof import('./approve/approve-part.js')>;
  /** The words of alerts. */
  readonly alerts: Observable<typeof import('../domain/alert.js')>;
}
