/**
 * The master key, sealed for a passkey: with 32 bytes that its authenticator derives from a salt (WebAuthn PRF), only for this site and
 * after the visitor was verified. They never leave the browser.
 */
import type { MasterKey } from './master-key.js';
import { isSealedBox, seal, sealingKey, unseal } from './sealed-box.js';

const USE = 'master key of a passkey';

/** The sealed key, as the server stores it with the credential. */
export async function sealForPasskey(
  prf: Uint8Array<ArrayBuffer>,
  account: string,
  credential: string,
  master: MasterKey,
): Promise<string> {
  const key = await sealingKey(prf, account, USE);
  return JSON.stringify(await seal(key, master, purposeOf(account, credential)));
}

/** Undefined if it was sealed for another passkey or account, or changed. */
export async function openForPasskey(
  prf: Uint8Array<ArrayBuffer>,
  account: string,
  credential: string,
  wrap: string,
): Promise<MasterKey | undefined> {
  const box = parsed(wrap);
  if (!isSealedBox(box)) return undefined;
  const master = await unseal(await sealingKey(prf, account, USE), box, purposeOf(account, credential));
  return master?.length === 32 ? master : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function purposeOf(account: string, credential: string): string {
  return `passkey ${JSON.stringify([account, credential])}`;
}
