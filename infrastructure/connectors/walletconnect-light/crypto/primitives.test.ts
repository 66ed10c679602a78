import { beforeAll, describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../../../hex.js';
import { readEnvelope, writeEnvelope } from '../protocol/envelope.js';
import { relayToken } from '../protocol/relay-token.js';
import { choosePrimitives } from './choose-primitives.js';
import type { Bytes, Primitives } from './primitives.js';

/** Computed with the protocol's official packages; the client id and token are from the specification. */
const A = {
  private: '1fb63fca5c6ac731246f2f069d3bc2454345d5208254aa8ea7bffc6d110c8862',
  public: 'ff7a7d5767c362b0a17ad92299ebdb7831dcbd9a56959c01368c7404543b3342',
};
const B = {
  private: '36bf507903537de91f5e573666eaa69b1fa313974f23b2b59645f20fea505854',
  public: '590c2c627be7af08597091ff80dd41f7fa28acd10ef7191d7e830e116d3a186a',
};
const SHARED = '0653ca620c7b4990392e1c53c4a51c14a2840cd20f0f1524cf435b17b6fe988c';
const TOPIC = '2c03712132ad2f85adc472a2242e608d67bfecd4362d05012d69a89143fecd16';
const RESPONSE_TOPIC = '9fdcfc4f55fc22dc573283bd7e1d2cb0f46a119c3936bce47cf6fa05bd951849';
const PLAIN = '{"id":1,"jsonrpc":"2.0","result":true}';
const TYPE_0 = 'AHFxcXFxcXFxcXFxcX1jdhMCWe4M1moSnpQAA0C18gvCV5mrLGoKnAxovbJUVvALzS9YoU6KMkPTeXBHDQihywmvKg==';
const TYPE_1 =
  'Af96fVdnw2KwoXrZIpnr23gx3L2aVpWcATaMdARUOzNCcXFxcXFxcXFxcXFxfWN2EwJZ7gzWahKelAADQLXyC8JXmassagqcDGi9slRW8AvNL1ihTooyQ9N5cEcNCKHLCa8q';
const SEED = '58e0254c211b858ef7896b00e3f36beeb13d568d47c6031c4218b87718061295';
const CLIENT = 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH';
const TERMS = {
  subject: 'c479fe5dc464e771e78b193d239a65b58d278cad1c34bfb0b5716e5bb514928e',
  audience: 'wss://relay.walletconnect.com',
  issuedAt: 1656910097,
};
const SIGNATURE = 'bAKl1swvwqqV_FgwvD4Bx3Yp987B9gTpZctyBviA-EkAuWc8iI8SyokOjkv9GJESgid4U8Tf2foCgrQp2qrxBA';

const bytes = (hex: string): Bytes => fromHex(hex) ?? new Uint8Array();
const { subtle } = globalThis.crypto;
/** A browser without the newer curves. */
const older = new Proxy(subtle, {
  get(target, name) {
    const member: unknown = Reflect.get(target, name);
    if (typeof member !== 'function') return member;
    return (...given: readonly unknown[]) =>
      /25519/.test(JSON.stringify(given))
        ? Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
        : Reflect.apply(member, target, given);
  },
});

describe.each([
  ['a browser with both curves', { subtle }],
  ['an older browser', { subtle: older }],
  ['a page outside a secure context', {}],
])('in %s', (_, own) => {
  let primitives: Primitives;
  beforeAll(async () => {
    primitives = await choosePrimitives(own);
  });

  it('both sides derive the same key and topic', async () => {
    expect(toHex(await primitives.publicKey(bytes(A.private)))).toBe(A.public);
    expect(toHex(await primitives.publicKey(bytes(B.private)))).toBe(B.public);
    expect(toHex(await primitives.sharedKey(bytes(A.private), bytes(B.public)))).toBe(SHARED);
    expect(toHex(await primitives.sharedKey(bytes(B.private), bytes(A.public)))).toBe(SHARED);
    expect(toHex(await primitives.sha256(bytes(SHARED)))).toBe(TOPIC);
    expect(toHex(await primitives.sha256(bytes(A.public)))).toBe(RESPONSE_TOPIC);
  });

  it.each([['0'.repeat(64)], [`01${'0'.repeat(62)}`], ['ff'.repeat(3)]])('derives no key with %s', async (theirs) => {
    await expect(primitives.sharedKey(bytes(A.private), bytes(theirs))).rejects.toThrow();
  });

  it('messages are encrypted and decrypted as wallets do', async () => {
    const [key, iv] = [bytes(SHARED), new Uint8Array(12).fill(0x71)];
    const sealed = await primitives.seal(key, iv, new TextEncoder().encode(PLAIN));
    expect(writeEnvelope({ sender: undefined, iv, sealed })).toBe(TYPE_0);
    expect(writeEnvelope({ sender: bytes(A.public), iv, sealed })).toBe(TYPE_1);
    for (const [text, sender] of [
      [TYPE_0, undefined],
      [TYPE_1, bytes(A.public)],
    ] as const) {
      const envelope = readEnvelope(text);
      expect(envelope?.sender).toEqual(sender);
      expect(new TextDecoder().decode(await primitives.open(key, iv, envelope?.sealed ?? iv))).toBe(PLAIN);
    }
    const spoilt = Uint8Array.from(sealed, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    await expect(primitives.open(key, iv, spoilt)).rejects.toThrow();
    await expect(primitives.open(bytes(TOPIC), iv, sealed)).rejects.toThrow();
  });

  it('the relay gets a token with the client id', async () => {
    const token = await relayToken(await primitives.signer(bytes(SEED)), TERMS);
    const [header = '', claims = '', signature] = token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header)).toEqual({ alg: 'EdDSA', typ: 'JWT' });
    expect(read(claims)).toEqual({
      ...{ iss: CLIENT, sub: TERMS.subject, aud: TERMS.audience },
      ...{ iat: TERMS.issuedAt, exp: TERMS.issuedAt + 86_400 },
    });
    expect(signature).toBe(SIGNATURE);
  });
});
