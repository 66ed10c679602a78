/** SHA-256, HKDF, Ed25519 and X25519 by the browser: Chrome 137, Firefox 129 and Safari 17 have them all, in secure contexts. */
import { fromHex } from '../../../hex.js';
import { fromBase64Url } from '../protocol/base64-url.js';
import type { Bytes, Curves } from './primitives.js';

/** The PKCS#8 prefix of a private key of 32 bytes. */
const beforeKey = (curve: '70' | '6e') => fromHex(`302e020100300506032b65${curve}04220420`) ?? [];
const KEY_BITS = 256;

export function webCurves({ subtle }: Pick<Crypto, 'subtle'>): Curves {
  const readKey = (name: 'Ed25519' | 'X25519', key: Bytes) => {
    const [curve, use] = name === 'Ed25519' ? (['70', 'sign'] as const) : (['6e', 'deriveBits'] as const);
    return subtle.importKey('pkcs8', Uint8Array.from([...beforeKey(curve), ...key]), { name }, true, [use]);
  };
  const publicKeyOf = async (key: CryptoKey): Promise<Bytes> => {
    const { x } = await subtle.exportKey('jwk', key);
    const bytes = fromBase64Url(x);
    if (bytes?.length !== 32) throw new Error('No key');
    return bytes;
  };
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
    async signer(seed) {
      const key = await readKey('Ed25519', seed);
      const sign = async (data: Bytes) => new Uint8Array(await subtle.sign({ name: 'Ed25519' }, key, data));
      return { publicKey: await publicKeyOf(key), sign };
    },
    publicKey: async (privateKey) => publicKeyOf(await readKey('X25519', privateKey)),
    async sharedKey(privateKey, theirs) {
      const own = await readKey('X25519', privateKey);
      const other = await subtle.importKey('raw', theirs, { name: 'X25519' }, true, []);
      const shared = await subtle.deriveBits({ name: 'X25519', public: other }, own, KEY_BITS);
      const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
      const none = new Uint8Array();
      return new Uint8Array(
        await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: none, info: none }, secret, KEY_BITS),
      );
    },
  };
}
