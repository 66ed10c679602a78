/** Bytes as text in base64url (RFC 4648, section 5). */
import { fromBase64, toBase64 } from '../../../base64.js';
import type { Bytes } from '../crypto/primitives.js';

/** Without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `undefined` for invalid text. */
export function fromBase64Url(text: unknown): Bytes | undefined {
  return typeof text === 'string' ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined;
}
