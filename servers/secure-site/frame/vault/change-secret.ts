/**
 * The secret that the auth server requires for changes to a wallet's sealed keys and passkeys. Only a browser that has opened the wallet
 * can derive it, so a login alone cannot destroy the wallet. It opens nothing.
 */
import { toBase64url } from './base64url.js';
import type { MasterKey } from './master-key.js';

export async function changeSecret(master: MasterKey, account: string): Promise<string> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', master, 'HKDF', false, ['deriveBits']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: text.encode(account), info: text.encode('wallet changes') };
  return toBase64url(new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256)));
}
