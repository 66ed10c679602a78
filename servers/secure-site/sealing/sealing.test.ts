/** Keys in a file and in a service: what opens what, and rotation. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authFixture } from '../auth/fixture.js';
import { secretText } from '../auth/secret-text.js';
import { keyIdOf } from '../ports/sealer.js';
import { memoryAccountStore } from '../stores/memory/memory-account-store.js';
import { memoryFlowStore } from '../stores/memory/memory-flow-store.js';
import { memoryRateLimiter } from '../stores/memory/memory-rate-limiter.js';
import { memoryStores } from '../stores/memory/memory-stores.js';
import { addKeyToFile, keysInFile } from './key-file.js';
import { keySealer, newSealingKey, openBy, type SealingKey, sealBy } from './key-sealer.js';
import { type KeyService, kmsSealer } from './kms-sealer.js';
import { resealSecrets } from './reseal-secrets.js';
import { secretContext } from './secret-context.js';

const folder = mkdtempSync(join(tmpdir(), 'sealing-'));
afterAll(() => rmSync(folder, { recursive: true }));
const half = Buffer.from('half');

describe('a key file', () => {
  it('is created on the first start, readable by its owner only, and read on the next', async () => {
    const path = join(folder, 'first');
    const sealed = await keySealer(keysInFile(path)).seal(half, 'secret 1');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await keySealer(keysInFile(path)).open(sealed, 'secret 1')).toEqual(half);
  });

  it('accepts another key while the site runs: it seals with that, and opens with both', async () => {
    const path = join(folder, 'rotated');
    const sealer = keySealer(keysInFile(path));
    const old = await sealer.seal(half, 'secret 1');
    const { id } = addKeyToFile(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(keyIdOf(await sealer.seal(half, 'secret 1'))).toBe(id);
    expect(await sealer.open(old, 'secret 1')).toEqual(half);
  });

  it.each(['', 'x', 'id:c2hvcnQ='])('with %j is refused, and not replaced', (text) => {
    const path = join(folder, `broken-${text.length}`);
    writeFileSync(path, text);
    expect(() => keysInFile(path)()).toThrow('holds no sealing keys');
  });
});

describe('a key management service', () => {
  const keys = [newSealingKey()];
  let asked = 0;
  /** Plays the key service: its keys never leave it. */
  const server = createServer((request, response) => {
    const answer = async () => {
      asked += 1;
      const [, act, id] = (request.url ?? '').split('/');
      const key = keys.find((each) => each.id === id);
      const body = await buffer(request);
      if (act === 'newest') return Buffer.from(keys.at(-1)?.id ?? '');
      if (!key) throw new Error('No such key');
      return act === 'wrap'
        ? Buffer.from(sealBy(key.bytes, body, 'data key'))
        : openBy(key.bytes, String(body), 'data key');
    };
    answer().then(
      (bytes) => response.end(bytes),
      () => response.writeHead(400).end(),
    );
  });
  let service: KeyService;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const post = async (path: string, body: Uint8Array = new Uint8Array()) => {
      const response = await fetch(`${origin}/${path}`, { method: 'POST', body: Uint8Array.from(body) });
      if (!response.ok) throw new Error('Refused');
      return Buffer.from(await response.arrayBuffer());
    };
    service = {
      newestKeyId: async () => String(await post('newest')),
      wrap: (id, key) => post(`wrap/${id}`, key),
      unwrap: (id, wrapped) => post(`unwrap/${id}`, wrapped),
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('opens in another process, in its own context only', async () => {
    const sealed = await kmsSealer(service).seal(half, 'secret 1');
    const other = kmsSealer(service);
    expect(await other.open(sealed, 'secret 1')).toEqual(half);
    await expect(other.open(sealed, 'secret 2')).rejects.toThrow();
    // Not the last character: some of its bits may be unused in base64url.
    const changed = sealed.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    await expect(other.open(changed, 'secret 1')).rejects.toThrow();
    await expect(other.open(`unknown${sealed.slice(sealed.indexOf('.'))}`, 'secret 1')).rejects.toThrow('Refused');
  });

  it('is asked once for each data key', async () => {
    const sealed = await kmsSealer(service).seal(half, 'a');
    const other = kmsSealer(service);
    await other.open(sealed, 'a');
    const before = asked;
    for (let at = 0; at < 5; at += 1) await other.open(sealed, 'a');
    expect(asked).toBe(before);
  });

  it('rotates: new data uses the new key, and old data can be opened', async () => {
    const sealer = kmsSealer(service);
    const old = await sealer.seal(half, 'a');
    keys.push(newSealingKey());
    expect(keyIdOf(await sealer.seal(half, 'a'))).toBe(keys.at(-1)?.id);
    expect(await sealer.open(old, 'a')).toEqual(half);
  });
});

describe('a rotation', () => {
  it('seals every account again, and the old key can be removed: the same secrets for the same visitors', async () => {
    const keys = [newSealingKey()];
    const stores = { ...memoryStores(), sealer: keySealer(() => keys) };
    const fixture = authFixture({ stores, verifiesNewBrowsers: () => false, now: Date.now });
    const mira = fixture.browser();
    const [one, two] = [await mira.logIn('mira@mail.example'), await mira.logIn('juno@mail.example')];
    keys.push(newSealingKey());
    expect(await resealSecrets(stores.accounts, stores.sealer)).toEqual({ sealed: 2, unopened: 0 });
    expect(await resealSecrets(stores.accounts, stores.sealer)).toEqual({ sealed: 0, unopened: 0 });
    keys.shift();
    for (const { token, secret } of [one, two]) expect(await mira.ask('session', { token })).toMatchObject({ secret });
  });

  it('works while several processes run: the new key opens in all of them before it seals in any', async () => {
    const [old, fresh] = [newSealingKey(), newSealingKey()];
    const [accounts, flows] = [memoryAccountStore(), memoryFlowStore()];
    /** A process that was started with these keys. */
    const started = (keys: readonly SealingKey[]) =>
      authFixture({
        ...{ stores: { accounts, flows, limits: memoryRateLimiter(), sealer: keySealer(() => keys) }, now: Date.now },
        verifiesNewBrowsers: () => false,
      });
    let pair = [started([old]), started([old])];
    const mira = pair[0]?.browser();
    const { token = '', secret } = (await mira?.logIn('mira@mail.example')) ?? {};
    for (const [at, keys] of [
      ...[[0, [fresh, old]] as const, [1, [fresh, old]] as const],
      ...[[0, [old, fresh]] as const, [1, [old, fresh]] as const],
      ...[[0, [fresh]] as const, [1, [fresh]] as const],
    ]) {
      pair = pair.map((each, index) => (index === at ? started(keys) : each));
      for (const [one, other] of [pair, [...pair].reverse()]) {
        const [here, there] = [one, other].map((each) => each?.browser(mira));
        const email = `${secretText().slice(0, 12)}@mail.example`;
        const { flow = '' } = (await here?.ask('email', { email, browser: mira?.id ?? '' })) ?? {};
        expect(await there?.ask('code', { flow, code: one?.code(email) ?? '' })).toMatchObject({ email });
        expect(await there?.ask('sessions', { token })).toMatchObject({ list: [{ own: true }] });
      }
      for (const each of pair) await resealSecrets(accounts, each.stores.sealer);
    }
    expect(await pair[1]?.browser(mira).ask('session', { token })).toMatchObject({ secret });
  });

  it('leaves alone what it cannot open', async () => {
    const keys = [newSealingKey()];
    const stores = { ...memoryStores(), sealer: keySealer(() => keys) };
    const fixture = authFixture({ stores, verifiesNewBrowsers: () => false, now: Date.now });
    await fixture.browser().logIn('mira@mail.example');
    keys.splice(0, 1, newSealingKey());
    expect(await resealSecrets(stores.accounts, stores.sealer)).toEqual({ sealed: 0, unopened: 1 });
  });

  it.each([
    ['before', '-'],
    ['behind', 'z'],
  ])('seals all others again, with 250 accounts %s them that no key opens', async (_, first) => {
    const [lost, old, fresh] = [newSealingKey(), newSealingKey(), newSealingKey()];
    const accounts = memoryAccountStore();
    const add = async (id: string, key: SealingKey) => {
      const sealedSecret = await keySealer(() => [key]).seal(half, secretContext(id));
      await accounts.accountFor(id, { id, by: 'email', sealedSecret });
    };
    for (let at = 0; at < 250; at += 1) await add(`${first}${at}`, lost);
    for (let at = 0; at < 120; at += 1) await add(`m${at}`, old);
    const sealer = keySealer(() => [old, fresh]);
    expect(await resealSecrets(accounts, sealer)).toEqual({ sealed: 120, unopened: 250 });
    const left = await accounts.accountsNotSealedBy(fresh.id, 1000);
    expect(left.map(({ sealedSecret }) => keyIdOf(sealedSecret))).toEqual(Array(250).fill(lost.id));
    expect(await resealSecrets(accounts, sealer)).toEqual({ sealed: 0, unopened: 250 });
  });
});
