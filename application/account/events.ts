/** What can happen to the account in use. */

import type { AddressIdentity } from '../../domain/address/identity.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Holding } from '../../domain/token/token.js';

export type AccountEvent =
  | { readonly type: 'holdings.requested'; readonly accountId: AccountId }
  | {
      readonly type: 'holdings.loaded';
      readonly accountId: AccountId;
      readonly holdings: readonly Holding[];
      /** When they were read, by the scheduler's clock. */
      readonly at: number;
      /** Why the list may be incomplete. */
      readonly incomplete?: Failure | undefined;
    }
  | { readonly type: 'holdings.failed'; readonly accountId: AccountId; readonly failure: Failure; readonly at: number }
  /** The answer is no longer awaited: what was known before is still valid. */
  | { readonly type: 'holdings.given-up'; readonly accountId: AccountId }
  /** An address's name and avatar: the whole answer, which may be empty. */
  | { readonly type: 'identity.received'; readonly address: string; readonly identity: AddressIdentity }
  | { readonly type: 'address.copied' }
  | { readonly type: 'message.signed'; readonly signature: string }
  | { readonly type: 'message.sign-failed'; readonly failure: Failure };
