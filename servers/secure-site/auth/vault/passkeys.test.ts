/** Passkeys on the server: which are accepted, and for which challenge. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStores } from '../../stores/memory/memory-stores.js';
import type { Stores } from '../../stores/stores.js';
import type { Passkeys } from './passkeys.js';
import type { VaultBook } from './vault-book.js';
import { vaultParts } from './vault-parts.js';

const ORIGIN = 'https://wallet.example';

let stores: Stores;
let book: VaultBook;
let site: Passkeys;
let time: number;

beforeEach(() => {
  time = 0;
  stores = memoryStores(() => time);
  book = stores.accounts;
  site = at(ORIGIN);
});

const at = (origin: string): Passkeys =>
  vaultParts({ stores, send: () => Promise.resolve(), origin: () => origin, now: () => time }).passkeys;

/** Possible answers of an authenticator and a browser. */
interface Said {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Present 1, verified 4, attested data 64. */
  readonly flags?: number;
}

/** A software authenticator with one credential. */
function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
  const data = (rpId: string, flags: number, ...more: Uint8Array[]) =>
    Buffer.concat([createHash('sha256').update(rpId).digest(), Uint8Array.of(flags, 0, 0, 0, 0), ...more]);
  const client = (type: string, { challenge = '', origin = ORIGIN }: Said) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }));
  const text = id.toString('base64url');
  const answer = (response: object) => ({
    ...{ id: text, rawId: text, type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    id: text,
    create(said: Said) {
      const attested = [randomBytes(16), Uint8Array.of(0, id.length), id, cose];
      const authData = data(said.rpId ?? 'wallet.example', said.flags ?? 69, ...attested);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return answer({
        clientDataJSON: client('webauthn.create', said).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      });
    },
    get(said: Said) {
      const authData = data(said.rpId ?? 'wallet.example', said.flags ?? 5);
      const clientData = client('webauthn.get', said);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

async function added(account = 'mira') {
  const device = authenticator();
  const { challenge } = await site.options(account, 'add');
  await site.add(account, { response: device.create({ challenge }), name: 'Phone', wrap: 'sealed' });
  return device;
}
const challenge = async (use: 'add' | 'open' = 'open') => (await site.options('mira', use)).challenge;

describe('a passkey', () => {
  it('is stored with its sealed key, and returns it to its owner', async () => {
    const device = await added();
    expect(await site.open('mira', device.get({ challenge: await challenge() }))).toEqual({
      id: device.id,
      wrap: 'sealed',
    });
    expect(await book.passkeys('mira')).toMatchObject([{ id: device.id, name: 'Phone', counter: 0 }]);
    expect((await site.options('mira', 'open')).known).toMatchObject([{ id: device.id }]);
  });

  it.each<[string, Said]>([
    ['made at another origin', { origin: 'https://wallet.example.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['of a visitor who was not verified', { flags: 65 }],
    ['under a challenge of its own', { challenge: randomBytes(32).toString('base64url') }],
  ])('is refused: %s', async (_, said) => {
    const response = authenticator().create({ challenge: await challenge('add'), ...said });
    await expect(site.add('mira', { response, name: 'Phone', wrap: '' })).rejects.toThrow();
    expect(await book.passkeys('mira')).toEqual([]);
  });

  it.each<[string, Said]>([
    ['used at another origin', { origin: 'http://wallet.example' }],
    ['used for another site', { rpId: 'example' }],
    ['by a visitor who was not verified', { flags: 1 }],
    ['under a challenge of its own', { challenge: randomBytes(32).toString('base64url') }],
  ])('opens nothing: %s', async (_, said) => {
    const device = await added();
    await expect(site.open('mira', device.get({ challenge: await challenge(), ...said }))).rejects.toThrow(
      /could not be verified|took too long/,
    );
  });

  it('opens nothing with the signature of another key', async () => {
    const device = await added();
    const forged = { ...authenticator().get({ challenge: await challenge() }), id: device.id, rawId: device.id };
    await expect(site.open('mira', forged)).rejects.toThrow('could not be verified');
  });

  it('opens nothing of another account', async () => {
    const device = await added('juno');
    await expect(site.open('mira', device.get({ challenge: await challenge() }))).rejects.toThrow('another wallet');
  });

  it('is used once per challenge, right or wrong, within five minutes, and for its purpose', async () => {
    const device = await added();
    const first = await challenge();
    await site.open('mira', device.get({ challenge: first }));
    await expect(site.open('mira', device.get({ challenge: first }))).rejects.toThrow('took too long');
    const second = await challenge();
    await expect(site.open('mira', device.get({ challenge: second, flags: 1 }))).rejects.toThrow();
    await expect(site.open('mira', device.get({ challenge: second }))).rejects.toThrow('took too long');
    const third = await challenge();
    time += 5 * 60_000;
    await expect(site.open('mira', device.get({ challenge: third }))).rejects.toThrow('took too long');
    await expect(site.open('mira', device.get({ challenge: await challenge('add') }))).rejects.toThrow('took too long');
  });

  it.each([null, 7, 'x', {}, { id: 'x' }, { id: 'x', response: {} }])('is not created from %j', async (response) => {
    await challenge('add');
    await expect(site.add('mira', { response, name: '', wrap: '' })).rejects.toThrow('could not be verified');
    await expect(site.open('mira', response)).rejects.toThrow('another wallet');
  });

  it('is refused beyond twenty of an account, until one is removed', async () => {
    for (let count = 0; count < 20; count += 1) await added();
    await expect(added()).rejects.toThrow('Remove a passkey first');
    const [first] = await book.passkeys('mira');
    await book.removePasskey('mira', first?.id ?? '');
    await added();
    expect(await book.passkeys('mira')).toHaveLength(20);
  });

  it('cannot be requested endlessly', async () => {
    for (let times = 0; times < 30; times += 1) await challenge();
    await expect(challenge()).rejects.toThrow('Too many attempts');
    time += 10 * 60_000;
    await challenge();
  });

  it('is not offered if the site has no host name', async () => {
    for (const origin of ['http://127.0.0.1:80', 'http://[::1]:80']) {
      const numbered = at(origin);
      expect(numbered.offered).toBe(false);
      await expect(numbered.options('mira', 'add')).rejects.toThrow('not available');
    }
    expect(site.offered).toBe(true);
  });
});
