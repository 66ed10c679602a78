/** A frame with access to its site's own storage opens the wallet there, without a window. */
import { describe, expect, it } from 'vitest';
import { CodedError } from '../coded-error.js';
import { memoryStore } from '../key-value-store.js';
import type { OwnWindow } from '../window/own-window.js';
import { sealForBrowser } from './browser-unlocker.js';
import { newMasterKey, sealWalletKey } from './master-key.js';
import { grantedStore } from './storage-access.js';
import { windowUnlock } from './window-unlock.js';

const login = { token: '', session: '', account: 'mira', secret: 'half', by: 'email' };
const { signal } = new AbortController();

function viewOf(state: string, request?: () => Promise<unknown>): Window {
  const navigator = { permissions: { query: () => Promise.resolve({ state }) } };
  return { document: { requestStorageAccess: request }, navigator } as object as never;
}

describe('the storage of the site', () => {
  it('is available if it was granted', async () => {
    const asked: unknown[] = [];
    const request = (...types: unknown[]) => {
      asked.push(...types);
      return Promise.resolve({ indexedDB: {} });
    };
    expect(await grantedStore(viewOf('granted', request))).toBeDefined();
    expect(asked).toEqual([{ indexedDB: true }]);
  });

  it.each([
    ['the visitor would be asked', viewOf('prompt', () => Promise.resolve({ indexedDB: {} }))],
    ['it was denied', viewOf('denied', () => Promise.resolve({ indexedDB: {} }))],
    ['the browser only gives cookies', viewOf('granted', () => Promise.resolve(undefined))],
    ['the browser refuses in the end', viewOf('granted', () => Promise.reject(new Error('no')))],
    ['the browser does not support it', viewOf('granted')],
  ])('is not available if %s', async (_, view) => expect(await grantedStore(view)).toBeUndefined());
});

describe('unlocking', () => {
  const own: OwnWindow = {
    ...{ state: 'closed', address: '', open: () => false, post: () => undefined },
    ...{ on: () => () => undefined, watch: () => () => undefined },
  };
  async function unlocked(secret: string) {
    const [shared, master] = [memoryStore(), newMasterKey()];
    await sealForBrowser(shared, login, master);
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const account = await sealWalletKey(master, 'mira', 'account', { address: '0xa', bytes });
    const unlock = windowUnlock({
      own,
      ask: () => Promise.reject(new Error('Nothing is asked')),
      askVisitor: () => Promise.reject(new CodedError(4001, 'The visitor was asked')),
      app: () => 'https://slipway.example',
      granted: () => Promise.resolve(shared),
    });
    const wallet = { version: 1 as const, keys: { account } };
    return { master, got: unlock({ login: { ...login, secret }, wallet, kinds: ['account'] }, signal) };
  }

  it('does not ask the visitor if the key is in the site’s own storage', async () => {
    const { master, got } = await unlocked('half');
    expect(await got).toEqual(master);
  });

  it('asks the visitor if the key does not open there', async () => {
    await expect((await unlocked('another half')).got).rejects.toThrow('The visitor was asked');
  });
});
