/** The key of an account: what opens it, and what does not. */
import { describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import { type KeyValueStore, memoryStore } from './key-value-store.js';
import { EVM_KEY, vault } from './vault.js';

const SECRET = secretText();

async function sealed(
  store: KeyValueStore,
  account = 'mira',
): Promise<{ address: string; iv: Uint8Array; sealed: ArrayBuffer }> {
  return (await store.get(`account:${account}`)) as { address: string; iv: Uint8Array; sealed: ArrayBuffer };
}

describe('the vault', () => {
  it('makes a key once, and opens it again', async () => {
    const store = memoryStore();
    const first = await vault(store).open('mira', SECRET, EVM_KEY);
    const again = await vault(store).open('mira', SECRET, EVM_KEY);
    expect(again.address).toBe(first.address);
    expect(await again.signMessage({ message: 'a' })).toBe(await first.signMessage({ message: 'a' }));
    expect((await vault(store).open('other', SECRET, EVM_KEY)).address).not.toBe(first.address);
  });

  it('makes one where two ask at once', async () => {
    const store = memoryStore();
    const opened = await Promise.all([1, 2, 3].map(() => vault(store).open('mira', SECRET, EVM_KEY)));
    expect(new Set(opened.map(({ address }) => address)).size).toBe(1);
  });

  it('does not open it with another secret, and leaves it as it is', async () => {
    const store = memoryStore();
    const { address } = await vault(store).open('mira', SECRET, EVM_KEY);
    await expect(vault(store).open('mira', secretText(), EVM_KEY)).rejects.toThrow('cannot be opened in this browser');
    expect((await vault(store).open('mira', SECRET, EVM_KEY)).address).toBe(address);
  });

  it('does not open it with the key of another browser', async () => {
    const [store, other] = [memoryStore(), memoryStore()];
    await vault(store).open('mira', SECRET, EVM_KEY);
    await other.set('account:mira', await sealed(store));
    await expect(vault(other).open('mira', SECRET, EVM_KEY)).rejects.toThrow('cannot be opened in this browser');
  });

  it('keeps a key of the browser that nobody can read out', async () => {
    const store = memoryStore();
    await vault(store).open('mira', SECRET, EVM_KEY);
    const key = (await store.get('browser-key')) as CryptoKey;
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('opens nothing that was changed or exchanged', async () => {
    const store = memoryStore();
    await vault(store).open('mira', SECRET, EVM_KEY);
    const kept = await sealed(store);
    const bent = new Uint8Array(kept.sealed.slice(0));
    bent[0] = (bent[0] ?? 0) ^ 1;
    await store.set('account:mira', { ...kept, sealed: bent.buffer });
    await expect(vault(store).open('mira', SECRET, EVM_KEY)).rejects.toThrow('cannot be opened');
    await store.set('account:mira', { ...kept, address: '0x000000000000000000000000000000000000dEaD' });
    await expect(vault(store).open('mira', SECRET, EVM_KEY)).rejects.toThrow('cannot be opened');
    await store.set('account:other', kept);
    await expect(vault(store).open('other', SECRET, EVM_KEY)).rejects.toThrow('cannot be opened');
    await store.set('account:mira', 'nonsense');
    await expect(vault(store).open('mira', SECRET, EVM_KEY)).rejects.toThrow('damaged');
  });
});
