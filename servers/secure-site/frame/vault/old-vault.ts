/**
 * Keys of earlier versions: in this browser only, each sealed by the server's half and the browser's. They are read, and
 * then sealed by the master key, with the same address.
 */

import { frameText } from '../frame-text.js';
import type { KeyValueStore } from '../key-value-store.js';
import { TranslatedError } from '../translated-error.js';
import { browserSecret, type KeyOwner } from './browser-unlocker.js';
import { sealingKey } from './sealed-box.js';

interface OldKey {
  readonly address: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Undefined if there is none. Rejects if there is one that cannot be opened: it is never replaced. */
export async function openOldKey(
  store: KeyValueStore,
  { account, secret }: KeyOwner,
  kind: string,
): Promise<{ readonly address: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined> {
  // A browser that refuses storage has none either.
  const kept = await store.get(`${kind}:${account}`).catch(() => undefined);
  if (kept === undefined) return undefined;
  if (!isOldKey(kept)) throw new TranslatedError(() => frameText().problems.keyDamaged);
  const { address, iv, sealed } = kept;
  const key = await sealingKey(await browserSecret(store, secret), account, `${kind} key`);
  const additionalData = new TextEncoder().encode(`${account} ${address}`);
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed).catch(() => {
    throw new TranslatedError(() => frameText().problems.keyElsewhere);
  });
  return { address, bytes: new Uint8Array(opened) };
}

function isOldKey(value: unknown): value is OldKey {
  if (typeof value !== 'object' || value === null) return false;
  const { address, iv, sealed } = value as Partial<OldKey>;
  return typeof address === 'string' && iv instanceof Uint8Array && sealed instanceof ArrayBuffer;
}
