/** Who is logged in. */
import type { PrivateKeyAccount } from 'viem/accounts';
import type { LoggedIn } from './auth-client.js';
import type { SolanaSigner } from './solana/solana-key.js';

export type AccountType = 'eoa' | 'smartAccount';

export function isAccountType(type: string): type is AccountType {
  return type === 'eoa' || type === 'smartAccount';
}

/** Who is logged in. The key is in memory for so long, and no longer. */
export interface Present {
  readonly signer: PrivateKeyAccount;
  /** Where the site has networks of Solana's. */
  readonly solana: SolanaSigner | undefined;
  readonly token: string;
  /** As the server said it at the login. */
  readonly login: LoggedIn;
  /** What the page may know of the session. */
  readonly name: string;
  /** What vouched for them: `email`, or the name of a service. */
  readonly by: string;
  readonly email: string | undefined;
  readonly userName: string | undefined;
}
