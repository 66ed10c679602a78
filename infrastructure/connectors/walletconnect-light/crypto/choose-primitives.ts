/** The browser's own cryptography where available. A library is loaded for the rest. */
import type { Cipher, Curves, Primitives } from './primitives.js';
import { webCipher } from './web-cipher.js';
import { webCurves } from './web-curves.js';

/** `own`: tests pass a browser that lacks some of it. */
export async function choosePrimitives(own: Partial<Pick<Crypto, 'subtle'>> = globalThis.crypto): Promise<Primitives> {
  const [curves, cipher] = await Promise.all([curvesBy(own), cipherBy(own)]);
  return { ...curves, ...cipher };
}

async function curvesBy({ subtle }: Partial<Pick<Crypto, 'subtle'>>): Promise<Curves> {
  try {
    if (subtle) {
      const curves = webCurves({ subtle });
      const key = new Uint8Array(32).fill(1);
      const { sign } = await curves.signer(key);
      await Promise.all([sign(key), curves.sharedKey(key, await curves.publicKey(key))]);
      return curves;
    }
  } catch {
    // The browser supports only one of the two curves, or neither.
  }
  return (await import('./noble-curves.js')).nobleCurves;
}

async function cipherBy({ subtle }: Partial<Pick<Crypto, 'subtle'>>): Promise<Cipher> {
  const cipher = subtle && (await webCipher({ subtle }));
  return cipher ?? (await import('./noble-cipher.js')).nobleCipher;
}
