/** The sign-in server of the example, used by visitors with keys and by attackers. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractAccountOf, signatureBeforehand } from '../../sandbox/contract-account.js';
import { type EvmNode, startEvmNode } from '../../sandbox/evm-node.js';
import { signInServer } from './server.js';

const ORIGIN = 'https://app.example';
let node: EvmNode;
let server: Server;
let url: string;
/** The browser's cookie. */
let cookie = '';

beforeAll(async () => {
  node = await startEvmNode({ chainId: 31_337 });
  server = signInServer({ origin: ORIGIN, rpcUrls: { 'eip155:31337': node.rpcUrl } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await node.stop();
});
beforeEach(() => {
  cookie = '';
});

const owner = () => privateKeyToAccount(node.accounts[0]?.privateKey ?? '0x');

async function ask(path: string, body?: unknown, origin = ORIGIN) {
  const answer = await fetch(url + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { cookie, ...(body !== undefined && { origin }) },
  });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: answer.status, said: (await answer.json()) as Record<string, string> | null };
}

async function nonce(): Promise<string> {
  return (await ask('/nonce')).said?.nonce ?? '';
}

type Changes = Partial<Parameters<typeof createSiweMessage>[0]>;

/** The message as another library formats it. */
async function textWith(changes: Changes = {}): Promise<string> {
  return createSiweMessage({
    ...{ address: owner().address, chainId: 31_337, domain: 'app.example', uri: ORIGIN, version: '1' },
    nonce: await nonce(),
    ...changes,
  });
}

async function verify(message: string, signature?: string) {
  return ask('/verify', { message, signature: signature ?? (await owner().signMessage({ message })) });
}

describe('S1.1 the server of the example', () => {
  it('keeps a visitor signed in until they sign out', async () => {
    expect((await ask('/session')).said).toBeNull();
    expect((await verify(await textWith())).status).toBe(200);
    const session = { address: owner().address, chainId: 31_337 };
    expect((await ask('/session')).said).toEqual(session);
    await ask('/sign-out', {});
    expect((await ask('/session')).said).toBeNull();
  });

  it('accepts signatures of contract accounts before they are deployed (ERC-6492)', async () => {
    const address = contractAccountOf(owner().address);
    const message = await textWith({ address });
    const signature = signatureBeforehand(owner().address, await owner().signMessage({ message }));
    expect((await verify(message, signature)).status).toBe(200);
    expect((await ask('/session')).said).toEqual({ address, chainId: 31_337 });
  });

  it('accepts a nonce once, and only from the browser that received it', async () => {
    const message = await textWith();
    const [before, signature] = [cookie, await owner().signMessage({ message })];
    cookie = '';
    expect((await verify(message, signature)).said).toEqual({ reason: 'nonce' });
    cookie = before;
    expect((await verify(message, signature)).status).toBe(200);
    cookie = before;
    expect((await verify(message, signature)).said).toEqual({ reason: 'nonce' });
  });

  it('issues a new session id when a visitor signs in', async () => {
    const message = await textWith();
    const before = cookie;
    await verify(message);
    expect(cookie).not.toBe(before);
    cookie = before;
    expect((await ask('/session')).said).toBeNull();
  });

  it.each<[string, Changes]>([
    ['domain', { domain: 'evil.example' }],
    ['domain', { scheme: 'http', uri: 'http://app.example' }],
    ['uri', { uri: 'http://app.example' }],
    ['uri', { uri: 'https://evil.example' }],
    ['uri', { uri: 'javascript:alert(1)' }],
    ['nonce', { nonce: 'somebodyelses' }],
    ['time', { expirationTime: new Date(Date.now() - 120_000) }],
    ['time', { notBefore: new Date(Date.now() + 3_600_000) }],
    ['time', { issuedAt: new Date(Date.now() - 3_600_000) }],
    ['signature', { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' }],
    // There is no node for that network, and the key belongs to another account.
    ['signature', { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', chainId: 1 }],
  ])('refuses an invalid message: %s %o', async (reason, changes) => {
    const answer = await verify(await textWith(changes));
    expect([answer.status, answer.said]).toEqual([401, { reason }]);
    expect((await ask('/session')).said).toBeNull();
  });

  it('refuses messages with additional lines, and malformed requests', async () => {
    const text = await textWith({ statement: 'Welcome' });
    const injected = text.replace('Welcome', 'Welcome\n\nURI: https://evil.example');
    expect((await verify(injected)).said).toEqual({ reason: 'malformed' });
    expect((await verify(`${await textWith()}\n`)).said).toEqual({ reason: 'malformed' });
    expect((await ask('/verify', { message: {}, signature: [] })).said).toEqual({ reason: 'malformed' });
    expect((await fetch(`${url}/verify`, { method: 'POST', body: '{', headers: { origin: ORIGIN } })).status).toBe(400);
  });

  it('keeps visitors signed in while 100,000 nonces are requested', async () => {
    expect((await verify(await textWith())).status).toBe(200);
    for (let asked = 0; asked < 100_000; asked += 1) {
      await new Promise((resolve) => {
        const response = { setHeader: () => undefined, writeHead: () => response, end: resolve };
        server.emit('request', { method: 'GET', url: '/nonce', headers: {} }, response);
      });
      // Earlier connections are handled meanwhile.
      if (asked % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await ask('/session')).said).toEqual({ address: owner().address, chainId: 31_337 });
  });

  it('ends the oldest session of an account when it has too many, and no session of another account', async () => {
    const [other] = [privateKeyToAccount(`0x${'2'.repeat(64)}`)];
    const message = await textWith({ address: other.address });
    expect((await verify(message, await other.signMessage({ message }))).status).toBe(200);
    const others = cookie;
    const own: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      expect((await verify(await textWith())).status).toBe(200);
      own.push(cookie);
    }
    const known: (string | undefined)[] = [];
    for (const each of [others, own[0] ?? '', own[1] ?? '', own[10] ?? '']) {
      cookie = each;
      known.push((await ask('/session')).said?.address);
    }
    expect(known).toEqual([other.address, undefined, owner().address, owner().address]);
  });

  it('refuses a nonce that it has not signed', async () => {
    const message = await textWith();
    const signature = await owner().signMessage({ message });
    const sealed = cookie;
    for (const forged of [sealed.replace(/.$/, (end) => (end === '0' ? '1' : '0')), sealed.replace(/\.\d/, '.9')]) {
      cookie = forged;
      expect((await verify(message, signature)).said).toEqual({ reason: 'nonce' });
    }
  });

  it('refuses requests from another site', async () => {
    const message = await textWith();
    const signature = await owner().signMessage({ message });
    expect((await ask('/verify', { message, signature }, 'https://evil.example')).status).toBe(403);
  });
});
