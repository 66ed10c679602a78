/** The site's own storage, if the browser has granted it to the frame (Storage Access API; with IndexedDB in Chromium only). */
import { indexedDbStore, type KeyValueStore } from '../key-value-store.js';

type RequestAccess = (types: { readonly indexedDB: true }) => Promise<{ readonly indexedDB?: IDBFactory } | undefined>;

/**
 * Undefined if it was not granted before. It is not requested here: the wallet's own window takes no more clicks, and works
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
