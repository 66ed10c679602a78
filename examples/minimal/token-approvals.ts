import type { Modal } from 'porthole';
import { listAllowances, revokeAllowance } from 'porthole/allowances';

/** Revokes every allowance of one spender for the account in use. Returns how many there were. */
export async function revokeAllOf(modal: Modal, spender: string): Promise<number> {
  const found = await listAllowances(modal);
  if (!found.ok) throw found.failure;
  const its = found.value.allowances.filter((each) => each.spender.toLowerCase() === spender.toLowerCase());
  for (const each of its) {
    const revoked = await revokeAllowance(modal, each);
    if (!revoked.ok) throw revoked.failure;
  }
  return its.length;
}
