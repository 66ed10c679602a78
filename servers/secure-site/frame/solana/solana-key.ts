/** An account's key on Solana (Ed25519), which the browser holds as not extractable. */
import { toBase58 } from '../../../../domain/address/base58.js';
import type { KeyKind } from '../vault/key-kind.js';

export interface SolanaSigner {
  /** The public key, in base58. */
  readonly address: string;
  /** 64 bytes. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** The PKCS #8 prefix of the secret bytes. */
const PKCS8 = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

export const SOLANA_KEY: KeyKind<SolanaSigner> = {
  name: 'solana',
  async signerOf(bytes) {
    const { subtle } = crypto;
    const packed = Uint8Array.from([...PKCS8, ...bytes]);
    const readable = await subtle.importKey('pkcs8', packed, 'Ed25519', true, ['sign']);
    const key = await subtle.importKey('pkcs8', packed, 'Ed25519', false, ['sign']);
    packed.fill(0);
    const { x = '' } = await subtle.exportKey('jwk', readable);
    return {
      address: toBase58(fromBase64Url(x)),
      sign: async (message) => new Uint8Array(await subtle.sign('Ed25519', key, message)),
    };
  },
};

function fromBase64Url(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
