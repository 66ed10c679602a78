/** The master key opens its wallet keys, and nothing else does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretText } from '../../auth/secret-text.js';
import { memoryStore } from '../key-value-store.js';
import { fromBase64url, toBase64url } from './base64url.js';
import { openForBrowser, proposeForBrowser, sealForBrowser } from './browser-unlocker.js';
import { newMasterKey, readSealedKeys, sealWalletKey, unsealWalletKey, writeSealedKeys } from './master-key.js';
import { openForPasskey, sealForPasskey } from './passkey-unlocker.js';

const random = () => crypto.getRandomValues(new Uint8Array(32));
const owner = (account = 'mira') => ({ account, secret: secretText() });

/** A copy with one flipped bit. */
function bent(text: string, at: number): string {
  const bytes = fromBase64url(text) ?? new Uint8Array();
  const bit = at % (bytes.length * 8);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return toBase64url(bytes);
}

describe('wallet keys under the master key', () => {
  it('are opened for their account, kind and address only', async () => {
    const [master, bytes] = [newMasterKey(), random()];
    const sealed = await sealWalletKey(master, 'mira', 'account', { address: '0xa', bytes });
    expect(await unsealWalletKey(master, 'mira', 'account', sealed)).toEqual(bytes);
    expect(await unsealWalletKey(newMasterKey(), 'mira', 'account', sealed)).toBeUndefined();
    expect(await unsealWalletKey(master, 'juno', 'account', sealed)).toBeUndefined();
    expect(await unsealWalletKey(master, 'mira', 'solana', sealed)).toBeUndefined();
    expect(await unsealWalletKey(master, 'mira', 'account', { ...sealed, address: '0xb' })).toBeUndefined();
  });

  it('are not opened with a flipped bit', async () => {
    const master = newMasterKey();
    const sealed = await sealWalletKey(master, 'mira', 'account', { address: '0xa', bytes: random() });
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.boolean(), async (at, inIv) => {
        const changed = inIv ? { ...sealed, iv: bent(sealed.iv, at) } : { ...sealed, sealed: bent(sealed.sealed, at) };
        expect(await unsealWalletKey(master, 'mira', 'account', changed)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('are parsed as they were stored, and nothing else is accepted', async () => {
    const key = await sealWalletKey(newMasterKey(), 'mira', 'account', { address: '0xa', bytes: random() });
    const keys = { version: 1 as const, keys: { account: key } };
    expect(readSealedKeys(writeSealedKeys(keys))).toEqual(keys);
    fc.assert(fc.property(fc.jsonValue(), (value) => readSealedKeys(JSON.stringify(value)) === undefined));
    for (const wrong of ['', '{', '{"version":2,"keys":{}}', '{"version":1,"keys":{}}', undefined, 'x'.repeat(9_000)])
      expect(readSealedKeys(wrong)).toBeUndefined();
  });
});

describe('the master key in this browser', () => {
  it('is opened again here with both halves', async () => {
    const [store, mira, master] = [memoryStore(), owner(), newMasterKey()];
    await sealForBrowser(store, mira, master);
    expect(await openForBrowser(store, mira)).toEqual(master);
    expect(await openForBrowser(store, owner())).toBeUndefined();
    expect(await openForBrowser(store, { ...mira, account: 'juno' })).toBeUndefined();
  });

  it('is not opened in another browser', async () => {
    const [store, other, mira] = [memoryStore(), memoryStore(), owner()];
    await sealForBrowser(store, mira, newMasterKey());
    await other.set('master:mira', await store.get('master:mira'));
    expect(await openForBrowser(other, mira)).toBeUndefined();
  });

  it('is the same in two pages at once', async () => {
    const [store, mira] = [memoryStore(), owner()];
    const got = await Promise.all([1, 2, 3].map(() => proposeForBrowser(store, mira, newMasterKey())));
    expect(got[0]).toBeInstanceOf(Uint8Array);
    expect(got[1]).toEqual(got[0]);
    expect(got[2]).toEqual(got[0]);
  });

  it('is protected by a browser key that is not extractable', async () => {
    const store = memoryStore();
    await sealForBrowser(store, owner(), newMasterKey());
    const key = (await store.get('browser-key')) as CryptoKey;
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});

describe('the master key under a passkey', () => {
  it('is opened with the authenticator’s output, for its account and credential only', async () => {
    const [prf, master] = [random(), newMasterKey()];
    const wrap = await sealForPasskey(prf, 'mira', 'credential', master);
    expect(await openForPasskey(prf, 'mira', 'credential', wrap)).toEqual(master);
    expect(await openForPasskey(random(), 'mira', 'credential', wrap)).toBeUndefined();
    expect(await openForPasskey(prf, 'juno', 'credential', wrap)).toBeUndefined();
    expect(await openForPasskey(prf, 'mira', 'another', wrap)).toBeUndefined();
    for (const wrong of ['', '{}', '{"iv":"","sealed":""}', 'null', '{"iv":"!","sealed":"!"}'])
      expect(await openForPasskey(prf, 'mira', 'credential', wrong)).toBeUndefined();
  });
});
