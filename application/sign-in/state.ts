/** How the account in use stands with the site. */
import type { AccountId } from '../../domain/caip.js';
import type { Session } from './port.js';

export interface SignInState {
  /** Undefined while nobody is connected, and where this account needs no sign-in. */
  readonly accountId: AccountId | undefined;
  /** `checking`: whether there is a session. `asking`: the visitor is asked to sign in. */
  readonly status: 'signed-out' | 'checking' | 'asking' | 'signed-in';
  /** What is being done about the question. */
  readonly busy?: 'signing' | 'leaving' | undefined;
  /** Whether staying connected needs a session; known once the visitor is asked. */
  readonly required: boolean;
  readonly session?: Session | undefined;
}
