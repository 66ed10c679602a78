/** Completes a key rotation: seals everything again that is not sealed with the newest key, in small batches, while the site runs. */
import type { AccountStore } from '../ports/account-store.js';
import type { Sealer } from '../ports/sealer.js';
import { secretContext } from './secret-context.js';

const AT_ONCE = 100;

export interface Resealed {
  /** Secrets that are now sealed with the newest key. */
  readonly sealed: number;
  /** Secrets that no key of this process opens. They are not changed: an older key may come back. */
  readonly unopened: number;
}

/** Visits each waiting account once, whether or not it can be opened. */
export async function resealSecrets(accounts: AccountStore, sealer: Sealer): Promise<Resealed> {
  let [sealed, unopened] = [0, 0];
  let last: string | undefined;
  for (;;) {
    const waiting = await accounts.accountsNotSealedBy(await sealer.newestKeyId(), AT_ONCE, last);
    for (const { id, sealedSecret } of waiting) {
      last = id;
      const bytes = await sealer.open(sealedSecret, secretContext(id)).catch(() => undefined);
      if (!bytes) unopened += 1;
      else if (await accounts.resealSecret(id, sealedSecret, await sealer.seal(bytes, secretContext(id)))) sealed += 1;
    }
    if (waiting.length < AT_ONCE) return { sealed, unopened };
  }
}
