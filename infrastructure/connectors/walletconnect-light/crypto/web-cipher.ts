/** ChaCha20-Poly1305 by the browser: as of 2026, only the newest Chromium has it. */
import type { Bytes, Cipher } from './primitives.js';

const NAME = 'ChaCha20-Poly1305';

/** Undefined if the browser does not support it. */
export async function webCipher({ subtle }: Pick<Crypto, 'subtle'>): Promise<Cipher | undefined> {
  const readKey = async (key: Bytes): Promise<CryptoKey> => {
    // A format name that TypeScript's types do not have yet.
    const read: unknown = await Reflect.apply(subtle.importKey, subtle, [
      ...['raw-secret', key, { name: NAME }, false],
      ['encrypt', 'decrypt'],
    ]);
    if (read instanceof CryptoKey) return read;
    throw new Error('No key');
  };
  try {
    await readKey(new Uint8Array(32));
  } catch {
    return undefined;
  }
  return {
    seal: async (key, iv, plain) => new Uint8Array(await subtle.encrypt({ name: NAME, iv }, await readKey(key), plain)),
    open: async (key, iv, sealed) =>
      new Uint8Array(await subtle.decrypt({ name: NAME, iv }, await readKey(key), sealed)),
  };
}
