/** What is not needed before a visitor is connected, or sends, and what few ever need: loaded when it is. */
import { type Observable, tap } from 'rxjs';
import type { Fold } from './fold.js';

export interface Parts {
  /** What a connected visitor can do. */
  readonly connected: Observable<typeof import('../modal/connected-part.js')>;
  /** What goes on around accounts that are looked at: their names, and what the others hold. */
  readonly accounts: Observable<typeof import('../account/accounts-part.js')>;
  /** What can be done with a pairing, and opening wallets. */
  readonly pairing: Observable<typeof import('../connect/pairing/pairing-part.js')>;
  /** What is asked of the wallet directory. */
  readonly catalogue: Observable<typeof import('../catalogue/catalogue-part.js')>;
  /** What is asked of what accounts did and own, and what was sent from this page. */
  readonly activity: Observable<typeof import('../activity/activity-part.js')>;
  /** Sending. */
  readonly send: Observable<typeof import('../send/send-part.js')>;
  /** Swapping. */
  readonly swap: Observable<typeof import('../swap/swap-part.js')>;
  /** Logging in with a wallet inside the modal. */
  readonly login: Observable<typeof import('../login/login-part.js')>;
  /** Choosing a name. */
  readonly names: Observable<typeof import('../names/names-part.js')>;
  /** Buying with money. */
  readonly buy: Observable<typeof import('../buy/buy-part.js')>;
  /** Signing in to the site. */
  readonly signIn: Observable<typeof import('../sign-in/sign-in-part.js')>;
  /** Approving requests of a wallet inside the modal. */
  readonly approve: Observable<typeof import('../approve/approve-part.js')>;
  /** The words of alerts. */
  readonly alerts: Observable<typeof import('../../domain/alert.js')>;
}

/** The same parts; what a part adds to the folding of events is known before anything of it runs. */
export function withFolds(parts: Parts, folds: Set<Fold>): Parts {
  const learn = ({ folds: own = [] }: { readonly folds?: readonly Fold[] }): void => {
    for (const fold of own) folds.add(fold);
  };
  const all: Readonly<Record<string, Observable<object>>> = { ...parts };
  return Object.fromEntries(
    Object.entries(all).map(([name, part$]) => [name, part$.pipe(tap(learn))]),
  ) as Partial<Parts> as Parts;
}
