/** Bytes as text of any length, in both alphabets of base64. */
import { fromBase64 } from '../../../base64.js';
import type { Bytes } from '../crypto/primitives.js';

/** As many arguments as a function can surely take. */
const AT_ONCE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(letters);
}

/** Without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `undefined` for what is none. */
export function fromBase64Url(text: unknown): Bytes | undefined {
  return typeof text === 'string' ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined;
}
