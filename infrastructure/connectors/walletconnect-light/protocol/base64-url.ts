/** Bytes as text in the alphabet for addresses, base64url. */
import { fromBase64, toBase64 } from '../../../base64.js';
import type { Bytes } from '../crypto/primitives.js';

/** Without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `undefined` for what is none. */
export function fromBase64Url(text: unknown): Bytes | undefined {
  return typeof text === 'string' ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined;
}
