/** Bytes as text of any length, as nodes and wallets expect them. */

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** `undefined` for text that is not base64. */
export function fromBase64(text: unknown): Uint8Array<ArrayBuffer> | undefined {
  try {
    return typeof text === 'string' ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}
