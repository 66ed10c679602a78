/** Configured key services: over HTTP and as a module; invalid ones, and migrating to one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authFixture } from '../auth/fixture.js';
import { proofOfWork } from '../auth/limits/proof-of-work.js';
import { keyIdOf } from '../ports/sealer.js';
import { memoryStores } from '../stores/memory/memory-stores.js';
import { reasonOf } from '../watch/reason-of.js';
import { configuredSealer } from './configured-sealer.js';
import { newSealingKey, openBy, sealBy } from './key-sealer.js';
import { kmsSealer } from './kms-sealer.js';
import { resealSecrets } from './reseal-secrets.js';
import { secretContext } from './secret-context.js';
import { steadyKeyService } from './steady-key-service.js';

const half = Buffer.from('half');
const TOKEN = 'between the two';
const key = newSealingKey();
const OWN = [`own:${Buffer.alloc(32, 7).toString('base64')}`];
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Plays the key service: its key never leaves it. */
let failure: ((name: string) => unknown) | undefined;
const asked: string[] = [];
const server = createServer((request, response) => {
  const answer = async (): Promise<unknown> => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    asked.push(name);
    const { keyId, key: given = '', wrapped = '' } = JSON.parse(await text(request)) as Record<string, string>;
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return 403;
    const found = failure?.(name);
    if (found !== undefined) return found;
    if (name === 'newest') return { keyId: key.id };
    if (keyId !== key.id) return 400;
    if (name === 'wrap')
      return { wrapped: base64(Buffer.from(sealBy(key.bytes, Buffer.from(given, 'base64'), 'key'))) };
    return { key: base64(openBy(key.bytes, Buffer.from(wrapped, 'base64').toString(), 'key')) };
  };
  answer().then(
    (found) => response.writeHead(typeof found === 'number' ? found : 200).end(JSON.stringify(found)),
    () => response.writeHead(400).end(),
  );
});
let keyService: { readonly url: string; readonly token: string; readonly onlyOpens: boolean };
const folder = mkdtempSync(join(tmpdir(), 'key-service-'));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  keyService = { url: `http://127.0.0.1:${port}/keys/`, token: TOKEN, onlyOpens: false };
});
afterEach(() => {
  failure = undefined;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const moduleOf = (name: string, source: string) => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return { keyService: { module: path, onlyOpens: false } };
};

describe('a key service over HTTP', () => {
  it('seals, and opens in another process that has no key of its own', async () => {
    const sealed = await (await configuredSealer({ keyService })).sealer.seal(half, 'a');
    expect(keyIdOf(sealed)).toBe(key.id);
    const { sealer, checks } = await configuredSealer({ keyService });
    expect(await sealer.open(sealed, 'a')).toEqual(half);
    await checks.keys?.();
  });

  it('is not asked for its newest key each time', async () => {
    const { sealer } = await configuredSealer({ keyService });
    asked.length = 0;
    for (let at = 0; at < 5; at += 1) await sealer.seal(half, 'a');
    expect(asked).toEqual(['wrap']);
  });

  it('is unreachable: operations can be retried, and no login is reported as expired', async () => {
    const { sealer, checks } = await configuredSealer({ keyService });
    const fixture = authFixture({ stores: { ...memoryStores(), sealer } });
    const mira = fixture.browser();
    const { flow } = await mira.ask('email', { email: 'mira@mail.example', browser: mira.id });
    // Another process, which has opened nothing yet.
    const fresh = authFixture({
      stores: { ...fixture.stores, sealer: (await configuredSealer({ keyService })).sealer },
    });
    failure = () => 503;
    await expect(fresh.browser({ store: mira.store }).ask('code', { flow, code: '123456' })).rejects.toMatchObject({
      ...{ status: 503, message: 'The login server cannot be used at the moment. Try again' },
    });
    failure = undefined;
    await expect(fresh.browser({ store: mira.store }).ask('code', { flow, code: '123456' })).rejects.toThrow(
      'Register',
    );
    await checks.keys?.();
  });

  it.each([
    ['nobody there', () => 503, 'The key service answers with 503'],
    ['a no', () => 403, 'The key service refuses with 403'],
    ['no answer', () => ({}), 'The key service gives no answer to "newest"'],
    [
      'a name that is none',
      () => ({ keyId: 'a.b' }),
      'the name of its newest key may only have letters, digits and dashes',
    ],
    ['a long name', () => ({ keyId: 'a-b'.repeat(14) }), 'letters, digits and dashes, 40 at most'],
    ['nothing wrapped', (name: string) => (name === 'wrap' ? { wrapped: 'AAAA' } : undefined), 'does not wrap a key'],
    [
      'another key',
      (name: string) => (name === 'unwrap' ? { key: base64(Buffer.alloc(32)) } : undefined),
      'cannot unwrap a key',
    ],
    [
      'half a key',
      (name: string) => (name === 'unwrap' ? { key: 'AAAA' } : undefined),
      'it does not return an unwrapped key',
    ],
  ])('does not start with %s', async (_, answer, words) => {
    failure = answer;
    await expect(configuredSealer({ keyService })).rejects.toThrow(/^keyService: /);
    await expect(configuredSealer({ keyService })).rejects.toThrow(words);
  });

  it('nor with a wrong token, or if nothing listens', async () => {
    await expect(configuredSealer({ keyService: { ...keyService, token: 'x' } })).rejects.toThrow('refuses with 403');
    const nowhere = { ...keyService, url: 'http://127.0.0.1:1/' };
    await expect(configuredSealer({ keyService: nowhere })).rejects.toThrow(/^keyService: .*(ECONNREFUSED|bad port)/);
  });
});

describe('a key service as a module', () => {
  const GOOD = `import { createCipheriv, createDecipheriv } from 'node:crypto';
const key = Buffer.alloc(32, 5);
const iv = Buffer.alloc(16);
export const keyService = async () => ({
  newestKeyId: async () => 'slot-1',
  wrap: async (id, bytes) => Buffer.concat([createCipheriv('aes-256-ctr', key, iv).update(bytes)]),
  unwrap: async (id, bytes) => Buffer.concat([createDecipheriv('aes-256-ctr', key, iv).update(bytes)]),
});`;

  it('seals and opens', async () => {
    const { sealer } = await configuredSealer(moduleOf('good', GOOD));
    const sealed = await sealer.seal(half, 'a');
    expect(keyIdOf(sealed)).toBe('slot-1');
    expect(await (await configuredSealer(moduleOf('good', GOOD))).sealer.open(sealed, 'a')).toEqual(half);
  });

  it.each([
    ['broken', 'export const = 1', 'cannot be loaded'],
    ['empty', '', 'exports no function "keyService"'],
    ['poor', 'export const keyService = () => ({ newestKeyId() {}, wrap() {} })', 'has no function "unwrap"'],
    ['open', GOOD.replace(/wrap: .*/, 'wrap: async (id, bytes) => bytes,'), 'it does not wrap a key'],
    [
      'away',
      GOOD.replace("async () => 'slot-1'", "async () => { throw new Error('No token in the slot') }"),
      'No token in',
    ],
  ])('does not start with one that is %s', async (name, source, words) => {
    await expect(configuredSealer(moduleOf(name, source))).rejects.toThrow(words);
  });
});

it('a new key of the service is used after a minute', async () => {
  let [now, newest] = [0, 'one'];
  const steady = steadyKeyService(
    { newestKeyId: async () => newest, wrap: async () => half, unwrap: async () => half },
    () => now,
  );
  expect(await steady.newestKeyId()).toBe('one');
  newest = 'two';
  now = 59_999;
  expect(await steady.newestKeyId()).toBe('one');
  now = 60_000;
  expect(await steady.newestKeyId()).toBe('two');
});

it('only names of keys reach the service, whatever a stranger sends as the solution of a puzzle', async () => {
  const asked: string[] = [];
  const dataKey = Buffer.alloc(32);
  const unwrap = async (id: string) => {
    asked.push(id);
    return dataKey;
  };
  const steady = steadyKeyService({ newestKeyId: async () => 'one', wrap: async () => Buffer.alloc(40, 1), unwrap });
  const sealer = kmsSealer(steady);
  const puzzles = proofOfWork({ flows: memoryStores().flows, sealer, now: Date.now, bits: 0 });
  const forged = `keys/stranger.AA.${sealBy(dataKey, Buffer.from('9'.repeat(15)), 'keys/stranger puzzle')}`;
  expect(await puzzles.isSolved(`${forged}:1`)).toBe(false);
  expect(asked).toEqual([]);
  expect(await sealer.open(`one.AA.${sealBy(dataKey, half, 'one a')}`, 'a')).toEqual(half);
});

describe('migrating from configured keys to a key service', () => {
  it('takes three rounds, in which each process opens what any of them seals', async () => {
    const rounds = [
      { sealingKeys: OWN },
      { sealingKeys: OWN, keyService: { ...keyService, onlyOpens: true } },
      { sealingKeys: OWN, keyService },
    ];
    const stores = memoryStores();
    let before = (await configuredSealer({ sealingKeys: OWN })).sealer;
    const { secret } = await authFixture({ stores: { ...stores, sealer: before } })
      .browser()
      .logIn('mira@mail.example');
    for (const round of rounds) {
      const { sealer } = await configuredSealer(round);
      for (const [one, other] of [[before, sealer] as const, [sealer, before] as const])
        expect(await one.open(await other.seal(half, 'a'), 'a')).toEqual(half);
      before = sealer;
    }
    expect(await resealSecrets(stores.accounts, before)).toEqual({ sealed: 1, unopened: 0 });
    const { sealer } = await configuredSealer({ keyService });
    const after = authFixture({ stores: { ...stores, sealer } }).browser();
    expect(await after.logIn('mira@mail.example')).toMatchObject({ secret });
  });
});

describe('sealing anew what a key service has sealed', () => {
  /** Each account with a data key of its own, which the service has to unwrap. */
  const threeAccounts = async () => {
    const { accounts } = memoryStores();
    for (const id of ['a', 'b', 'c']) {
      const sealedSecret = await (await configuredSealer({ keyService })).sealer.seal(half, secretContext(id));
      await accounts.accountFor(id, { id, by: 'email', sealedSecret });
    }
    const { sealer } = await configuredSealer({ sealingKeys: OWN, keyService: { ...keyService, onlyOpens: true } });
    return { accounts, sealer };
  };

  it.each([503, 403])(
    'stops while the service answers with %s, says so, and continues where it stopped',
    async (no) => {
      const { accounts, sealer } = await threeAccounts();
      let left = 1;
      failure = () => {
        left -= 1;
        return left < 0 ? no : undefined;
      };
      const { stopped, ...counted } = await resealSecrets(accounts, sealer);
      expect(counted).toEqual({ sealed: 1, unopened: 0 });
      expect(reasonOf(stopped)).toMatch(new RegExp(`The key service (answers|refuses) with ${no}`));
      expect(await resealSecrets(accounts, sealer)).toMatchObject({
        sealed: 0,
        unopened: 0,
        stopped: expect.any(Error),
      });
      failure = undefined;
      expect(await resealSecrets(accounts, sealer)).toEqual({ sealed: 2, unopened: 0 });
    },
  );

  it('goes on after an account that the service does not open', async () => {
    const { accounts, sealer } = await threeAccounts();
    const { sealedSecret = '' } = (await accounts.accountById('b')) ?? {};
    const [id = '', ...rest] = sealedSecret.split('.');
    await accounts.resealSecret('b', sealedSecret, [`no-${id}`, ...rest].join('.'));
    expect(await resealSecrets(accounts, sealer)).toEqual({ sealed: 2, unopened: 1 });
  });

  it('counts no account whose key the service could not open for a moment', async () => {
    const { accounts, sealer } = await threeAccounts();
    let first = true;
    failure = () => {
      const fails = first;
      first = false;
      return fails ? 503 : undefined;
    };
    expect(await resealSecrets(accounts, sealer)).toEqual({ sealed: 3, unopened: 0 });
  });
});
