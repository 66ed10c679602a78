/** The site's own storage, where the browser has let the frame have it (Storage Access API; with IndexedDB in Chromium alone). */
import { indexedDbStore, type KeyValueStore } from '../key-value-store.js';

type RequestAccess = (types: { readonly indexedDB: true }) => Promise<{ readonly indexedDB?: IDBFactory } | undefined>;

/**
 * Undefined where it was not granted before. It is not asked for here: the wallet's own window takes no more presses, and is there
 * in every browser.
 */
export async function grantedStore({ document, navigator }: Window): Promise<KeyValueStore | undefined> {
  const request = Reflect.get(document, 'requestStorageAccess') as RequestAccess | undefined;
  if (!request) return undefined;
  try {
    const { state } = await navigator.permissions.query({ name: 'storage-access' as PermissionName });
    if (state !== 'granted') return undefined;
    const { indexedDB } = (await request.call(document, { indexedDB: true })) ?? {};
    return indexedDB && indexedDbStore('wallet', indexedDB);
  } catch {
    return undefined;
  }
}
