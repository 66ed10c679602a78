/** ChaCha20-Poly1305 by the browser: of the engines of 2026 only Chromium's newest. */
import type { Bytes, Cipher } from './primitives.js';

const NAME = 'ChaCha20-Poly1305';

/** Undefined where it has none. */
export async function webCipher({ subtle }: Pick<Crypto, 'subtle'>): Promise<Cipher | undefined> {
  const readKey = async (key: Bytes): Promise<CryptoKey> => {
    // A name of the format that the compiler does not know yet.
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
