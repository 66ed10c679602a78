/**
 * The account's key. Made here, and kept here encrypted: opening it takes a secret that the auth server gives only after a
 * login, and a key of this browser that no script can read out. Neither half is of use alone.
 */
import { bytesToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { KeyValueStore } from './key-value-store.js';

export interface Vault {
  /**
   * Opens the account's key of a kind, or makes one where there is none yet. Rejects when it cannot be opened: it is never
   * replaced.
   */
  open<S extends Signer>(account: string, secret: string, kind: KeyKind<S>): Promise<S>;
}

interface Signer {
  readonly address: string;
}

/** Keys of different kinds have nothing in common but the account, and are sealed apart. */
export interface KeyKind<S extends Signer> {
  readonly name: string;
  /** Of 32 bytes, which are wiped afterwards. */
  signerOf(bytes: Uint8Array<ArrayBuffer>): Promise<S>;
}

export const EVM_KEY: KeyKind<PrivateKeyAccount> = {
  name: 'account',
  signerOf: (bytes) => Promise.resolve(privateKeyToAccount(bytesToHex(bytes))),
};

interface Sealed {
  readonly address: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const BROWSER_KEY = 'browser-key';
const text = new TextEncoder();

export function vault(store: KeyValueStore, { subtle } = crypto): Vault {
  const browserKey = async (): Promise<CryptoKey> => {
    const there = await store.get(BROWSER_KEY);
    if (there instanceof CryptoKey) return there;
    const made = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return (await store.setIfAbsent(BROWSER_KEY, made)) as CryptoKey;
  };

  /** HMAC of the server's half by the browser's, spread by HKDF. */
  const keyFor = async (kind: string, account: string, secret: string): Promise<CryptoKey> => {
    const mixed = await subtle.sign('HMAC', await browserKey(), text.encode(secret));
    const material = await subtle.importKey('raw', mixed, 'HKDF', false, ['deriveKey']);
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: text.encode(account), info: text.encode(`${kind} key`) };
    return await subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
  };

  return {
    async open(account, secret, { name, signerOf }) {
      const place = `${name}:${account}`;
      const key = await keyFor(name, account, secret);
      let kept = await store.get(place);
      if (kept === undefined) {
        const fresh = crypto.getRandomValues(new Uint8Array(32));
        const { address } = await signerOf(fresh);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const sealed = await subtle.encrypt(sealing(iv, account, address), key, fresh);
        fresh.fill(0);
        kept = await store.setIfAbsent(place, { address, iv, sealed } satisfies Sealed);
      }
      if (!isSealed(kept)) throw new Error('The key of your account is damaged');
      const { address, iv, sealed } = kept;
      const opened = await subtle.decrypt(sealing(iv, account, address), key, sealed).catch(() => {
        throw new Error('The key of your account cannot be opened in this browser');
      });
      const bytes = new Uint8Array(opened);
      const signer = await signerOf(bytes);
      bytes.fill(0);
      if (signer.address !== address) throw new Error('The key of your account is damaged');
      return signer;
    },
  };
}

/** Bound to the account and its address: sealed keys cannot be exchanged for one another. */
function sealing(iv: Uint8Array<ArrayBuffer>, account: string, address: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: text.encode(`${account} ${address}`) };
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false;
  const { address, iv, sealed } = value as Partial<Sealed>;
  return typeof address === 'string' && iv instanceof Uint8Array && sealed instanceof ArrayBuffer;
}
