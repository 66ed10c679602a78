/** The sign-in status of the account in use, and of those in other namespaces. */
import type { AccountId } from '../../domain/network/caip.js';
import type { Session } from '../ports/sign-in.js';

export interface SignInState {
  /**
   * The account in use; while a visitor is asked to sign in, the account that would sign in. Undefined without a connection, and if this account needs no
   * sign-in.
   */
  readonly accountId: AccountId | undefined;
  /** `checking`: whether there is a session. `asking`: the visitor is asked to sign in. */
  readonly status: 'signed-out' | 'checking' | 'asking' | 'signed-in';
  /** The step that is pending. */
  readonly busy?: 'signing' | 'leaving' | undefined;
  /** Whether a session is required to stay connected; known once the visitor is asked. */
  readonly required: boolean;
  /** True if `siweConfig` requests sign-in, and not `siwx`; known once the visitor is asked. */
  readonly siwe?: boolean | undefined;
  /** The session of the account in use. */
  readonly session?: Session | undefined;
  /** The sessions of all connected accounts. */
  readonly sessions?: readonly Session[] | undefined;
  /** The accounts that are asked to sign in after this one. */
  readonly next?: readonly AccountId[] | undefined;
}
