import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { signInText } from '../../domain/sign-in/sign-in-message.js';
import { verifySignIn } from './index.js';

/** The first default account of development nodes. */
const visitor = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const nonce = 'abcdefgh12345678';

/** The result of a server that expects this site, for a text with a valid signature. */
async function answer(expected: string, domain: string, uri: string) {
  const text = signInText({
    ...{ domain, uri, nonce, address: visitor.address, version: '1', networkId: 'eip155:1' },
    issuedAt: new Date().toISOString(),
  });
  const signature = await visitor.signMessage({ message: text });
  const verified = await verifySignIn({ text, signature, domain: expected, nonce });
  return verified.ok ? 'ok' : verified.reason;
}

describe('a sign-in text is valid for one site (EIP-4361, CAIP-122)', () => {
  it.each([
    ['app.example', 'app.example', 'https://app.example'],
    ['app.example', 'app.example', 'https://app.example/login?next=%2F#x'],
    ['app.example', 'app.example', 'https://app.example:443/'],
    ['app.example', 'https://app.example', 'https://app.example/login'],
    ['https://app.example', 'app.example', 'https://app.example/login'],
    ['app.example:8443', 'app.example:8443', 'https://app.example:8443/'],
    ['localhost:3000', 'localhost:3000', 'http://localhost:3000/'],
    ['localhost:3000', 'http://localhost:3000', 'http://localhost:3000/'],
    ['localhost:3000', 'localhost:3000', 'https://localhost:3000/'],
    ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000/'],
    ['127.0.0.1:5173', '127.0.0.1:5173', 'http://127.0.0.1:5173/'],
    ['[::1]:5173', '[::1]:5173', 'http://[::1]:5173/'],
    ['app.localhost', 'app.localhost', 'http://app.localhost/'],
  ])('the site %s accepts %s with %s', async (expected, domain, uri) => {
    expect(await answer(expected, domain, uri)).toBe('ok');
  });

  it.each([
    ['domain', 'app.example', 'evil.example', 'https://app.example'],
    ['domain', 'app.example', 'app.example.evil', 'https://app.example'],
    ['domain', 'app.example', 'app.example:444', 'https://app.example'],
    ['domain', 'app.example', 'http://app.example', 'http://app.example'],
    ['domain', 'app.example', 'http://app.example', 'https://app.example'],
    ['domain', 'app.example', 'ftp://app.example', 'https://app.example'],
    ['domain', 'app.example', 'user@app.example', 'https://app.example'],
    ['domain', 'https://localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
    ['domain', 'http://app.example', 'http://app.example', 'http://app.example'],
    ['domain', '', 'app.example', 'https://app.example'],
    ['uri', 'app.example', 'app.example', 'http://app.example'],
    ['uri', 'app.example', 'app.example', 'https://evil.example'],
    ['uri', 'app.example', 'app.example', 'https://app.example.evil'],
    ['uri', 'app.example', 'app.example', 'https://app.example:444'],
    ['uri', 'app.example', 'app.example', 'https://app.example@evil.example'],
    ['uri', 'app.example', 'app.example', 'https://user@app.example'],
    ['uri', 'app.example', 'app.example', 'javascript:alert(1)'],
    ['uri', 'app.example', 'app.example', 'javascript://app.example/%0Aalert(1)'],
    ['uri', 'app.example', 'app.example', 'data:text/html,x'],
    ['uri', 'app.example', 'app.example', 'ftp://app.example/'],
    ['uri', 'app.example', 'app.example', 'did:example:123'],
    ['uri', 'http://app.example', 'app.example', 'http://app.example'],
    ['uri', 'localhost:3000', 'localhost:3000', 'http://127.0.0.1:3000'],
    ['uri', 'localhost:3000', 'localhost:3000', 'http://localhost:3001'],
    ['uri', 'localhost:3000', 'https://localhost:3000', 'http://localhost:3000'],
    ['uri', 'https://localhost:3000', 'localhost:3000', 'http://localhost:3000'],
    ['uri', 'localhost.example', 'localhost.example', 'http://localhost.example'],
  ])('is refused because of its %s by the site %s: %s with %s', async (reason, expected, domain, uri) => {
    expect(await answer(expected, domain, uri)).toBe(reason);
  });

  it('is refused without the name of the site, even if the text is for a site of that name', async () => {
    expect(await answer(undefined as never, 'undefined', 'https://undefined')).toBe('domain');
    expect(await answer(null as never, 'null', 'https://null')).toBe('domain');
  });

  it.each([undefined, null, 'text', {}])('is malformed as %j', async (proof) => {
    expect(await verifySignIn(proof as never)).toEqual({ ok: false, reason: 'malformed' });
  });
});
