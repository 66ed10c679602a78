/** How the account in use stands with the site, and those of other kinds of networks beside it. */
import type { AccountId } from '../../domain/network/caip.js';
import type { Session } from '../ports/sign-in.js';

export interface SignInState {
  /**
   * The account in use; while the visitor is asked, the one in question. Undefined without a connection, and where this
   * account needs no sign-in.
   */
  readonly accountId: AccountId | undefined;
  /** `checking`: whether there is a session. `asking`: the visitor is asked to sign in. */
  readonly status: 'signed-out' | 'checking' | 'asking' | 'signed-in';
  /** What is being done about the question. */
  readonly busy?: 'signing' | 'leaving' | undefined;
  /** Whether staying connected needs a session; known once the visitor is asked. */
  readonly required: boolean;
  /** Set where `siweConfig` requests sign-in, and not `siwx`; known once the visitor is asked. */
  readonly siwe?: boolean | undefined;
  /** That of the account in use. */
  readonly session?: Session | undefined;
  /** Those of all connected accounts that have signed in. */
  readonly sessions?: readonly Session[] | undefined;
  /** Accounts still to ask the visitor about after this one. */
  readonly next?: readonly AccountId[] | undefined;
}
