/**
 * The master key, sealed for this browser: opening it requires a secret that the auth server only gives after a login, and a key of
 * this browser that is not extractable. Neither half is sufficient.
 */
import type { KeyValueStore } from '../key-value-store.js';
import type { MasterKey } from './master-key.js';
import { isSealedBox, seal, sealingKey, unseal } from './sealed-box.js';

/** The logged-in account, for its keys. */
export interface KeyOwner {
  readonly account: string;
  /** The server's half. */
  readonly secret: string;
}

const BROWSER_KEY = 'browser-key';
const USE = 'master key of this browser';

/** HMAC of the server's half with the browser's key, which is created if there is none. */
export async function browserSecret(store: KeyValueStore, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const there = await store.get(BROWSER_KEY);
  const make = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const key = there instanceof CryptoKey ? there : await store.setIfAbsent(BROWSER_KEY, await make());
  return new Uint8Array(await crypto.subtle.sign('HMAC', key as CryptoKey, new TextEncoder().encode(secret)));
}

/** Undefined if this browser has none, or can no longer open it. */
export async function openForBrowser(store: KeyValueStore, owner: KeyOwner): Promise<MasterKey | undefined> {
  const kept = await store.get(placeOf(owner));
  if (!isSealedBox(kept)) return undefined;
  const key = await sealingKey(await browserSecret(store, owner.secret), owner.account, USE);
  const master = await unseal(key, kept, owner.account);
  return master?.length === 32 ? master : undefined;
}

/** If two pages store different keys at once, one wins: resolves with the key that this browser opens from now on. */
export async function proposeForBrowser(
  store: KeyValueStore,
  owner: KeyOwner,
  master: MasterKey,
): Promise<MasterKey | undefined> {
  await store.setIfAbsent(placeOf(owner), await sealed(store, owner, master));
  return await openForBrowser(store, owner);
}

/** Replaces the stored key: the master key has proved to open the account's wallet. */
export async function sealForBrowser(store: KeyValueStore, owner: KeyOwner, master: MasterKey): Promise<void> {
  await store.set(placeOf(owner), await sealed(store, owner, master));
}

async function sealed(store: KeyValueStore, { account, secret }: KeyOwner, master: MasterKey) {
  return await seal(await sealingKey(await browserSecret(store, secret), account, USE), master, account);
}

function placeOf({ account }: KeyOwner): string {
  return `master:${account}`;
}
