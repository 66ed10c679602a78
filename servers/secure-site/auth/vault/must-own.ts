/** A session alone, as anyone with the visitor's mailbox gets one, must not be enough to destroy a wallet or to take its account away. */
import { Refusal } from '../refusal.js';
import { fingerprint } from '../secret-text.js';
import type { VaultBook } from './vault-book.js';

/** Throws unless `change` is the change secret of the account's wallet, or nobody has claimed a wallet of the account. */
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
