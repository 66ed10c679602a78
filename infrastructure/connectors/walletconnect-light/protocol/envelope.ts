/**
 * The envelope of an encrypted message: a type byte, the sender's public key in type 1, and the encrypted content.
 * https://specs.walletconnect.com/2.0/specs/clients/core/crypto/crypto-envelopes
 */
import { fromBase64, toBase64 } from '../../../base64.js';
import type { Bytes } from '../crypto/primitives.js';

export interface Envelope {
  /** The sender's public key (type 1): the sender only has our public key. */
  readonly sender: Bytes | undefined;
  readonly iv: Bytes;
  /** The ciphertext and its tag. */
  readonly sealed: Bytes;
}

const [KEY, IV, TAG] = [32, 12, 16];
/** Longer ones are invalid. */
const MOST_LETTERS = 2_000_000;

export function writeEnvelope({ sender, iv, sealed }: Envelope): string {
  const head = sender ? [1, ...sender, ...iv] : [0, ...iv];
  const bytes = new Uint8Array(head.length + sealed.length);
  bytes.set(head);
  bytes.set(sealed, head.length);
  return toBase64(bytes);
}

/** `undefined` for an invalid envelope, or one without encryption (type 2). */
export function readEnvelope(text: string): Envelope | undefined {
  const bytes = text.length > MOST_LETTERS ? undefined : fromBase64(text);
  const type = bytes?.[0];
  if (!bytes || (type !== 0 && type !== 1)) return undefined;
  const start = type === 1 ? 1 + KEY : 1;
  if (bytes.length < start + IV + TAG) return undefined;
  return {
    sender: type === 1 ? bytes.slice(1, start) : undefined,
    iv: bytes.slice(start, start + IV),
    sealed: bytes.slice(start + IV),
  };
}
