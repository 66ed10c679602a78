/** Ed25519 keys with Web Crypto, the same in Node and in a page. */
import { fromBase58 } from '../../domain/address/base58.js';

export interface SolanaKey {
  /** The 32 secret bytes, in hex. */
  readonly seed: string;
  /** The public key, in base58. */
  readonly address: string;
}

/** The PKCS #8 prefix of the secret bytes. */
const PKCS8 = '302e020100300506032b657004220420';

export async function sign({ seed }: SolanaKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('pkcs8', bytesOf(PKCS8 + seed), 'Ed25519', false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
}

export async function verify(
  address: string,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const raw = fromBase58(address);
  if (raw?.length !== 32) return false;
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, bytes);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
