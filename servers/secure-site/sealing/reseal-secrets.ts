/** Completes a key rotation: seals everything again that is not sealed with the newest key, in small batches, while the site runs. */
import type { AccountStore } from '../ports/account-store.js';
import type { Sealer } from '../ports/sealer.js';
import { secretContext } from './secret-context.js';

const AT_ONCE = 100;

/** Resolves to the number of sealed secrets. Secrets with an unknown key are not changed. */
export async function resealSecrets(accounts: AccountStore, sealer: Sealer): Promise<number> {
  let resealed = 0;
  for (;;) {
    const waiting = await accounts.accountsNotSealedBy(await sealer.newestKeyId(), AT_ONCE);
    let done = 0;
    for (const { id, sealedSecret } of waiting) {
      const bytes = await sealer.open(sealedSecret, secretContext(id)).catch(() => undefined);
      if (!bytes) continue;
      const sealed = await sealer.seal(bytes, secretContext(id));
      if (await accounts.resealSecret(id, sealedSecret, sealed)) done += 1;
    }
    resealed += done;
    if (done === 0) return resealed;
  }
}
