/** The logged-in user. */
import type { PrivateKeyAccount } from 'viem/accounts';
import type { LoggedIn } from './auth-client.js';
import type { SolanaSigner } from './solana/solana-key.js';

export type AccountType = 'eoa' | 'smartAccount';

export function isAccountType(type: string): type is AccountType {
  return type === 'eoa' || type === 'smartAccount';
}

/** The logged-in user. The key is in memory only as long. */
export interface Present {
  readonly signer: PrivateKeyAccount;
  /** If the site has Solana networks. */
  readonly solana: SolanaSigner | undefined;
  readonly token: string;
  /** Required for changes to the wallet and its account: `changeSecret`. */
  readonly change: string;
  /** As reported by the server at login. */
  readonly login: LoggedIn;
  /** The part of the session that the page may read. */
  readonly name: string;
  /** What confirmed their identity: `email`, or the name of a service. */
  readonly by: string;
  readonly email: string | undefined;
  readonly userName: string | undefined;
}
