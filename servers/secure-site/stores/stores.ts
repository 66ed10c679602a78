/** The site's stores, and the sealer. */
import type { AccountStore } from '../ports/account-store.js';
import type { FlowStore } from '../ports/flow-store.js';
import type { RateLimiter } from '../ports/rate-limiter.js';
import type { Sealer } from '../ports/sealer.js';

export interface Stores {
  readonly accounts: AccountStore;
  readonly flows: FlowStore;
  readonly limits: RateLimiter;
  readonly sealer: Sealer;
}

/** Opens the two stores, each by itself: one that does not answer says nothing about the other. */
export interface StoreOpeners {
  readonly accounts: () => Promise<AccountStore>;
  readonly flows: () => Promise<Pick<Stores, 'flows' | 'limits'>>;
  readonly sealer: Sealer;
}
