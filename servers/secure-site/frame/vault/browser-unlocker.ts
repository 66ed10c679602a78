/**
 * The master key, sealed for this browser: opening it takes a secret that the auth server gives only after a login, and a key of
 * this browser that no script can read out. Neither half is of use alone.
 */
import type { KeyValueStore } from '../key-value-store.js';
import type { MasterKey } from './master-key.js';
import { isSealedBox, seal, sealingKey, unseal } from './sealed-box.js';

/** Who is logged in, as far as keys are concerned. */
export interface KeyOwner {
  readonly account: string;
  /** The server's half. */
  readonly secret: string;
}

const BROWSER_KEY = 'browser-key';
const USE = 'master key of this browser';

/** HMAC of the server's half by the browser's. The browser's key is made where there is none. */
export async function browserSecret(store: KeyValueStore, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const there = await store.get(BROWSER_KEY);
  const make = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const key = there instanceof CryptoKey ? there : await store.setIfAbsent(BROWSER_KEY, await make());
  return new Uint8Array(await crypto.subtle.sign('HMAC', key as CryptoKey, new TextEncoder().encode(secret)));
}

/** Undefined where this browser has none, or it cannot be opened here any more. */
export async function openForBrowser(store: KeyValueStore, owner: KeyOwner): Promise<MasterKey | undefined> {
  const kept = await store.get(placeOf(owner));
  if (!isSealedBox(kept)) return undefined;
  const key = await sealingKey(await browserSecret(store, owner.secret), owner.account, USE);
  const master = await unseal(key, kept, owner.account);
  return master?.length === 32 ? master : undefined;
}

/** Of two pages that come at once with keys of their own, one wins: resolves with what this browser opens from now on. */
export async function proposeForBrowser(
  store: KeyValueStore,
  owner: KeyOwner,
  master: MasterKey,
): Promise<MasterKey | undefined> {
  await store.setIfAbsent(placeOf(owner), await sealed(store, owner, master));
  return await openForBrowser(store, owner);
}

/** Replaces what there is: the master key has been shown to open the account's wallet. */
export async function sealForBrowser(store: KeyValueStore, owner: KeyOwner, master: MasterKey): Promise<void> {
  await store.set(placeOf(owner), await sealed(store, owner, master));
}

async function sealed(store: KeyValueStore, { account, secret }: KeyOwner, master: MasterKey) {
  return await seal(await sealingKey(await browserSecret(store, secret), account, USE), master, account);
}

function placeOf({ account }: KeyOwner): string {
  return `master:${account}`;
}
