/** Signatures of key types other than Polkadot's own. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { blake2b } from '@noble/hashes/blake2.js';

/** Index of the recovery id, which selects one of the possible keys. */
const RECOVERY_AT = 64;

export function isEd25519(message: Uint8Array, signature: Uint8Array, account: Uint8Array): boolean {
  try {
    // Strict verification (`zip215: false`) rejects small-order points, for which anyone could forge a signature.
    return ed25519.verify(signature, message, account, { zip215: false });
  } catch {
    return false;
  }
}

/** For ECDSA keys, the account is the key's hash. */
export function isEcdsa(message: Uint8Array, signature: Uint8Array, account: Uint8Array): boolean {
  try {
    const key = secp256k1.Signature.fromCompact(signature.slice(0, RECOVERY_AT))
      .addRecoveryBit(signature[RECOVERY_AT] ?? 0)
      .recoverPublicKey(blake2b(message, { dkLen: 32 }));
    const owner = blake2b(key.toRawBytes(true), { dkLen: 32 });
    return owner.every((byte, at) => byte === account[at]);
  } catch {
    return false;
  }
}
