/** An account's keys across browsers: created once, and never again without asking. */
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { secretText } from '../../auth/secret-text.js';
import { type VaultAnswers, vaultAnswers } from '../../auth/vault/vault-answers.js';
import type { VaultBook } from '../../auth/vault/vault-book.js';
import { vaultParts } from '../../auth/vault/vault-parts.js';
import { memoryStores } from '../../stores/memory/memory-stores.js';
import type { AskAuth, LoggedIn } from '../auth-client.js';
import { type KeyValueStore, memoryStore } from '../key-value-store.js';
import { SOLANA_KEY } from '../solana/solana-key.js';
import { browserSecret } from './browser-unlocker.js';
import { changeSecret } from './change-secret.js';
import { EVM_KEY } from './key-kind.js';
import { type KeyringParts, keyring, type Locked, readWallet } from './keyring.js';
import { type MasterKey, newMasterKey, readSealedKeys } from './master-key.js';
import { sealingKey } from './sealed-box.js';

const MIRA: LoggedIn = { token: secretText(), session: 'one', account: 'mira', secret: secretText(), by: 'email' };
const NO_WAY = 'This browser has no key of yours yet';
const { signal } = new AbortController();

let server: VaultBook;
let ask: AskAuth;
let asked: Locked[];

beforeEach(() => {
  asked = [];
  serve();
});

function serve(): void {
  const stores = memoryStores();
  server = stores.accounts;
  const parts = { stores, send: () => Promise.resolve(), origin: () => 'https://wallet.example', now: Date.now };
  const answers = vaultAnswers(vaultParts(parts), () => ({ id: 'mira', secret: MIRA.secret, by: 'email' }));
  ask = (name, question) => answers[name as keyof VaultAnswers](question as never) as never;
}

const ring = (store: KeyValueStore, parts: Partial<KeyringParts> = {}) =>
  keyring({
    ...{ ask, store },
    keeps: () => Promise.resolve(true),
    unlock: (locked) => {
      asked.push(locked);
      return Promise.reject(new Error(NO_WAY));
    },
    ...parts,
  });
async function addressIn(store: KeyValueStore, parts?: Partial<KeyringParts>): Promise<string> {
  const keys = await ring(store, parts).open(MIRA, [EVM_KEY], signal);
  return (await keys.signer(EVM_KEY)).address;
}
const onServer = async () => readWallet(await server.vault('mira'));
const nothing = () => Promise.reject(new Error('Nothing can be kept'));
const refused: KeyValueStore = { get: nothing, set: nothing, setIfAbsent: nothing, remove: nothing };

/** The format of earlier versions. */
async function writeOldKey(store: KeyValueStore, bytes = crypto.getRandomValues(new Uint8Array(32))): Promise<string> {
  const { address } = privateKeyToAccount(bytesToHex(bytes));
  const key = await sealingKey(await browserSecret(store, MIRA.secret), 'mira', 'account key');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(`mira ${address}`);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
  await store.set('account:mira', { address, iv, sealed });
  return address;
}

describe('the first browser of an account', () => {
  it('creates its keys, and opens the same ones again', async () => {
    const store = memoryStore();
    const first = await addressIn(store);
    expect(await addressIn(store)).toBe(first);
    expect(Object.keys((await onServer())?.keys ?? {})).toEqual(['account']);
    expect(asked).toEqual([]);
  });

  it('creates one wallet if two pages ask at once', async () => {
    const store = memoryStore();
    const all = await Promise.all([1, 2, 3].map(() => addressIn(store)));
    expect(new Set(all).size).toBe(1);
    expect((await server.vault('mira'))?.version).toBe(1);
  });

  it('adds a key of another kind to the existing wallet', async () => {
    const store = memoryStore();
    const evm = await addressIn(store);
    const keys = await ring(store).open(MIRA, [EVM_KEY, SOLANA_KEY], signal);
    expect((await keys.signer(EVM_KEY)).address).toBe(evm);
    expect((await keys.signer(SOLANA_KEY)).address).toMatch(/^\w{32,44}$/);
    expect((await server.vault('mira'))?.version).toBe(2);
  });

  it('restores the sealed keys to a server that has lost them', async () => {
    const store = memoryStore();
    const first = await addressIn(store);
    serve();
    expect(await addressIn(store)).toBe(first);
    expect((await onServer())?.keys.account?.address).toBe(first);
    expect(await server.vault('mira')).toMatchObject({ guarded: true });
  });
});

describe('a login without the wallet’s keys, by somebody with the visitor’s mailbox for example', () => {
  const NO_PROOF = 'This browser could not prove its identity';
  const { token } = MIRA;
  const passkey = {
    id: 'p',
    publicKey: '',
    counter: 0,
    transports: [],
    backedUp: true,
    name: 'Phone',
    at: 0,
    wrap: '',
  };

  it('can change neither the sealed keys nor the passkeys', async () => {
    const store = memoryStore();
    const address = await addressIn(store);
    await server.keepPasskey('mira', passkey);
    const before = await server.vault('mira');
    const change = await changeSecret(newMasterKey(), 'mira');
    const vault = { token, after: 1, sealed: 'nonsense' };
    await expect(ask('keep-vault', vault, signal)).rejects.toThrow(NO_PROOF);
    await expect(ask('keep-vault', { ...vault, change }, signal)).rejects.toThrow(NO_PROOF);
    expect(await ask('keep-vault', { ...vault, after: 0, change }, signal)).toEqual({ vault: before });
    await expect(ask('remove-passkey', { token, id: 'p', change }, signal)).rejects.toThrow(NO_PROOF);
    const added = { token, response: {}, name: 'Mine', wrap: '', change };
    await expect(ask('add-passkey', added, signal)).rejects.toThrow(NO_PROOF);
    expect([await server.vault('mira'), await server.passkeys('mira')]).toEqual([before, [passkey]]);
    expect(await addressIn(store)).toBe(address);
  });

  it('cannot do so to a wallet of an earlier version either, once it was opened', async () => {
    const store = memoryStore();
    const address = await addressIn(store);
    const { sealed = '' } = (await server.vault('mira')) ?? {};
    serve();
    await server.replaceVault('mira', 0, sealed);
    expect(await addressIn(store)).toBe(address);
    expect(await server.vault('mira')).toEqual({ version: 2, sealed, guarded: true });
    expect(await addressIn(store)).toBe(address);
    expect((await server.vault('mira'))?.version).toBe(2);
  });

  it('that has opened the wallet can', async () => {
    const { master } = await ring(memoryStore()).open(MIRA, [EVM_KEY], signal);
    await server.keepPasskey('mira', passkey);
    const change = await changeSecret(master, 'mira');
    await ask('remove-passkey', { token, id: 'p', change }, signal);
    expect(await server.passkeys('mira')).toEqual([]);
    const { vault } = await ask('keep-vault', { token, after: 1, sealed: 'other', change }, signal);
    expect(vault).toEqual({ version: 2, sealed: 'other', guarded: true });
    expect(await changeSecret(master, 'juno')).not.toBe(change);
  });
});

describe('another browser of an account', () => {
  it('never creates a key: the visitor is asked, and the existing keys stay', async () => {
    await addressIn(memoryStore());
    const before = await server.vault('mira');
    const other = memoryStore();
    await expect(addressIn(other)).rejects.toThrow(NO_WAY);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.wallet).toEqual(await onServer());
    expect(await server.vault('mira')).toEqual(before);
    expect(await other.get('master:mira')).toBeUndefined();
  });

  it('opens the same keys with the visitor’s master key, and without it from then on', async () => {
    const keys = await ring(memoryStore()).open(MIRA, [EVM_KEY], signal);
    const { address } = await keys.signer(EVM_KEY);
    const other = memoryStore();
    expect(await addressIn(other, { unlock: () => Promise.resolve(keys.master) })).toBe(address);
    expect(await addressIn(other)).toBe(address);
  });

  it('opens nothing with the master key of another wallet', async () => {
    await addressIn(memoryStore());
    const store = memoryStore();
    await expect(addressIn(store, { unlock: () => Promise.resolve(newMasterKey()) })).rejects.toThrow('Try again');
  });

  it('does not use its own key if another browser was first', async () => {
    const [slow, fast] = [memoryStore(), memoryStore()];
    let winner = '';
    const late: AskAuth = async (name, question) => {
      if (name === 'keep-vault' && winner === '') winner = await addressIn(fast);
      return await ask(name, question);
    };
    await expect(addressIn(slow, { ask: late })).rejects.toThrow(NO_WAY);
    expect((await onServer())?.keys.account?.address).toBe(winner);
  });
});

describe('a browser that does not keep keys', () => {
  it.each([
    ['its storage is partitioned', memoryStore(), () => Promise.resolve(false)],
    ['it refuses to store anything', refused, () => Promise.resolve(false)],
  ])('asks the visitor before a key is created: %s', async (_, store, keeps) => {
    await expect(addressIn(store, { keeps })).rejects.toThrow(NO_WAY);
    expect(asked).toEqual([{ login: MIRA, wallet: undefined, kinds: ['account'] }]);
    expect(await server.vault('mira')).toBeUndefined();
  });

  it('asks once for a new wallet, also if it stores nothing: the key that made it opens it', async () => {
    const unlock = (locked: Locked) => {
      asked.push(locked);
      return Promise.resolve(newMasterKey());
    };
    const kinds = [EVM_KEY, SOLANA_KEY];
    const keys = await ring(refused, { keeps: () => Promise.resolve(false), unlock }).open(MIRA, kinds, signal);
    expect(asked).toHaveLength(1);
    expect(keys.wallet).toEqual(await onServer());
    expect((await keys.signer(EVM_KEY)).address).toBe(keys.wallet.keys.account?.address);
  });

  it('uses the key from the window while the page is open', async () => {
    let made: MasterKey | undefined;
    const unlock = async () => {
      const keys = await ring(memoryStore()).open(MIRA, [EVM_KEY], signal);
      made = keys.master;
      return keys.master;
    };
    const address = await addressIn(refused, { keeps: () => Promise.resolve(false), unlock });
    expect(made).toBeDefined();
    expect((await onServer())?.keys.account?.address).toBe(address);
  });
});

describe('keys of an earlier version', () => {
  it('continue with the same address', async () => {
    const store = memoryStore();
    const address = await writeOldKey(store);
    expect(await addressIn(store)).toBe(address);
    expect((await onServer())?.keys.account?.address).toBe(address);
  });

  it('continue even if the browser would not keep a new one', async () => {
    const store = memoryStore();
    const address = await writeOldKey(store);
    expect(await addressIn(store, { keeps: () => Promise.resolve(false) })).toBe(address);
  });

  it('are kept in addition to the account’s own if another browser was first', async () => {
    const { master } = await ring(memoryStore()).open(MIRA, [EVM_KEY], signal);
    const own = (await onServer())?.keys.account?.address;
    const store = memoryStore();
    const old = await writeOldKey(store);
    expect(await addressIn(store, { unlock: () => Promise.resolve(master) })).toBe(own);
    expect((await onServer())?.keys[`account:${old}`]?.address).toBe(old);
  });

  it('are never replaced if they cannot be opened', async () => {
    const store = memoryStore();
    await writeOldKey(store);
    await store.remove('browser-key');
    await expect(addressIn(store)).rejects.toThrow('cannot be opened in this browser');
    expect(await server.vault('mira')).toBeUndefined();
  });
});

describe('a vault that was changed', () => {
  it.each([
    ['nonsense', () => 'nonsense', 'damaged'],
    ['nothing', () => '', 'damaged'],
    ['another address', (text: string) => text.replace(/0x[\da-f]{4}/i, '0xdead'), NO_WAY],
  ])('is not opened, and not replaced: %s', async (_, change, words) => {
    const store = memoryStore();
    await addressIn(store);
    const sealed = change((await server.vault('mira'))?.sealed ?? '');
    // Whatever has changed it: the server’s own data, for example.
    serve();
    await server.replaceVault('mira', 0, sealed);
    await expect(addressIn(store)).rejects.toThrow(words);
    expect((await server.vault('mira'))?.sealed).toBe(sealed);
    expect(readSealedKeys(await store.get('wallet:mira'))).toBeDefined();
  });
});
