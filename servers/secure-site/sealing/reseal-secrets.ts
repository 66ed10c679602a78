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
  /** Why the key management service failed. The rest is left for the next time, which begins where this one stopped. */
  readonly stopped?: Error;
}

/** Visits each waiting account once, whether or not it can be opened. */
export async function resealSecrets(accounts: AccountStore, sealer: Sealer): Promise<Resealed> {
  let [sealed, unopened] = [0, 0];
  let last: string | undefined;
  try {
    for (;;) {
      const newest = await ofKeys(() => sealer.newestKeyId());
      const waiting = await accounts.accountsNotSealedBy(newest, AT_ONCE, last);
      for (const { id, sealedSecret } of waiting) {
        last = id;
        const bytes = await openedBy(sealer, sealedSecret, secretContext(id));
        if (!bytes) unopened += 1;
        else {
          const again = await ofKeys(() => sealer.seal(bytes, secretContext(id)));
          if (await accounts.resealSecret(id, sealedSecret, again)) sealed += 1;
        }
      }
      if (waiting.length < AT_ONCE) return { sealed, unopened };
    }
  } catch (error) {
    if (error instanceof KeysFailed) return { sealed, unopened, stopped: error };
    throw error;
  }
}

/** Undefined if no key opens it. A service that fails opens nothing, and says nothing about a single secret. */
async function openedBy(sealer: Sealer, sealed: string, context: string): Promise<Uint8Array | undefined> {
  try {
    return await sealer.open(sealed, context);
  } catch {
    await ofKeys(async () => sealer.ready?.());
    // It may have failed for a moment only.
    return await sealer.open(sealed, context).catch(() => undefined);
  }
}

class KeysFailed extends Error {}

async function ofKeys<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw new KeysFailed('The keys cannot be used', { cause });
  }
}
