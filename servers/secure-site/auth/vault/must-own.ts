/** Requires more than a session for changes to a wallet or its account: anyone with access to the visitor's mailbox can get a session. */
import { Refusal } from '../refusal.js';
import { fingerprint } from '../secret-text.js';
import type { VaultBook } from './vault-book.js';

/** Throws if the account has a guarded wallet and `change` is not its change secret. */
export async function mustOwn(
  vaults: Pick<VaultBook, 'mayChange'>,
  account: string,
  change: string | undefined,
): Promise<void> {
  if (!(await vaults.mayChange(account, ownerOf(change))))
    throw new Refusal('This browser could not prove its identity. Log in again', 403);
}

/** As the server stores it. */
export function ownerOf(change: string | undefined): string | undefined {
  return change === undefined ? undefined : fingerprint(change);
}
