/** Verifies a signature of an account of any of the three key types. Loaded once a wallet has answered. */
import { verify } from '@scure/sr25519';
import { loadOnce } from '../../load-once.js';
import { readSs58 } from './ss58.js';

/** The prefix of a signature if the wallet includes the key type (`MultiSignature` of Substrate). */
const ED25519 = 0;
const SR25519 = 1;
const ECDSA = 2;
const BYTES = 64;

/** Other key types are rare: their code is loaded on demand. */
const otherKinds = loadOnce(() => import('./verify-other-kinds.js'));

/** Rejects only if the code for a key type cannot be loaded. */
export async function isSignatureOf(address: string, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const account = readSs58(address)?.key;
  if (!account) return false;
  const [kind] = signature;
  if (signature.length === BYTES) {
    if (isSr25519(message, signature, account)) return true;
    return (await otherKinds()).isEd25519(message, signature, account);
  }
  const bare = signature.slice(1);
  if (signature.length === BYTES + 1) {
    if (kind === SR25519 && isSr25519(message, bare, account)) return true;
    const { isEcdsa, isEd25519 } = await otherKinds();
    if (kind === ED25519 && isEd25519(message, bare, account)) return true;
    return isEcdsa(message, signature, account);
  }
  return signature.length === BYTES + 2 && kind === ECDSA && (await otherKinds()).isEcdsa(message, bare, account);
}

function isSr25519(message: Uint8Array, signature: Uint8Array, account: Uint8Array): boolean {
  try {
    return verify(message, signature, account);
  } catch {
    // Not a point on the curve, or without the marker of its type.
    return false;
  }
}
