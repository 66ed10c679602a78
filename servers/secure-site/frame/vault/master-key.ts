/**
 * The key that seals an account's wallet keys. It is never stored in plain form: only sealed, for each of the visitor's ways to unlock
 * their wallet (this browser, a passkey, a recovery file). A way can be added or lost without changing the wallet.
 */
import { isSealedBox, type SealedBox, seal, sealingKey, unseal } from './sealed-box.js';

/** 32 random bytes. */
export type MasterKey = Uint8Array<ArrayBuffer>;

export function newMasterKey(): MasterKey {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** An account's wallet keys, as the server and the browser's cache store them: useless without the master key. */
export interface SealedKeys {
  readonly version: 1;
  /** By the name of the kind of key. */
  readonly keys: Readonly<Record<string, SealedWalletKey>>;
}

export interface SealedWalletKey extends SealedBox {
  readonly address: string;
}

/** Longer than any valid one. */
const LONGEST = 8_192;

export async function sealWalletKey(
  master: MasterKey,
  account: string,
  kind: string,
  { address, bytes }: { readonly address: string; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<SealedWalletKey> {
  const key = await sealingKey(master, account, 'wallet keys');
  return { address, ...(await seal(key, bytes, purposeOf(account, kind, address))) };
}

/** Undefined if the master key belongs to another wallet, or the sealed key was changed or is from another account, kind or address. */
export async function unsealWalletKey(
  master: MasterKey,
  account: string,
  kind: string,
  sealed: SealedWalletKey,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await sealingKey(master, account, 'wallet keys');
  const bytes = await unseal(key, sealed, purposeOf(account, kind, sealed.address));
  return bytes?.length === 32 ? bytes : undefined;
}

export function writeSealedKeys(keys: SealedKeys): string {
  return JSON.stringify(keys);
}

/** Undefined for another format: damaged, or of a later version. */
export function readSealedKeys(text: unknown): SealedKeys | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isSealedKeys(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function isSealedKeys(value: unknown): value is SealedKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { version, keys } = value as Partial<SealedKeys>;
  if (version !== 1 || typeof keys !== 'object' || keys === null) return false;
  const all = Object.entries(keys);
  return all.length > 0 && all.every(([kind, each]) => kind.length <= 100 && isSealedWalletKey(each));
}

function isSealedWalletKey(value: unknown): value is SealedWalletKey {
  if (!isSealedBox(value)) return false;
  const { address } = value as Partial<SealedWalletKey>;
  return typeof address === 'string' && address.length > 0 && address.length <= 200;
}

function purposeOf(account: string, kind: string, address: string): string {
  return `wallet key ${JSON.stringify([account, kind, address])}`;
}
