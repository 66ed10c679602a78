/** How old a signed text may be, and what a node says of a contract's signature. */
import { createServer, type Server } from 'node:http';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, describe, expect, it } from 'vitest';
import { type SignInMessage, signInText } from '../../domain/sign-in/sign-in-message.js';
import { verifySignIn } from './index.js';

const visitor = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const CONTRACT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const nonce = 'abcdefgh12345678';
const now = Date.parse('2030-01-31T08:00:00Z');

async function answer(changes: Partial<SignInMessage>, url?: string) {
  const text = signInText({
    ...{ domain: 'app.example', uri: 'https://app.example', nonce, address: visitor.address, version: '1' },
    ...{ networkId: 'eip155:1', issuedAt: '2030-01-31T08:00:00Z', ...changes },
  });
  const signature = await visitor.signMessage({ message: text });
  const rpcUrls = url === undefined ? {} : { 'eip155:1': url };
  const verified = await verifySignIn({ text, signature, domain: 'app.example', nonce, now, rpcUrls } as const);
  return verified.ok ? 'ok' : verified.reason;
}

describe('the time of a sign-in text', () => {
  it.each([
    ['ok', {}],
    ['ok', { issuedAt: '2030-01-31T07:50:00Z' }],
    ['ok', { issuedAt: '2030-01-31T08:01:00Z' }],
    ['time', { issuedAt: '2030-01-31T07:49:59Z' }],
    ['time', { issuedAt: '2030-01-31T08:01:01Z' }],
    ['time', { expirationTime: '2030-01-31T08:00:00Z' }],
    ['ok', { notBefore: '2030-01-31T08:01:00Z' }],
    ['time', { notBefore: '2030-01-31T08:01:01Z' }],
  ] as const)('is %s: %j', async (expected, changes) => {
    expect(await answer(changes)).toBe(expected);
  });

  it('is refused in a leap second, which has no age', async () => {
    const issuedAt = '2016-12-31T23:59:60Z';
    expect(await answer({ issuedAt })).toBe('time');
    expect(await answer({ issuedAt, notBefore: '2016-12-31T23:59:59Z' })).toBe('time');
  });
});

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function node(said: object): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...said })));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
}

describe('a contract’s signature', () => {
  it.each([
    ['ok', { result: '0x01' }],
    ['ok', { result: '0x01', error: null }],
    ['signature', { result: '0x00' }],
    ['signature', { error: { code: 3, message: 'execution reverted' } }],
    ['signature', { error: { code: -32_000, message: 'execution reverted: 0x' } }],
    ['signature', { error: { code: -32_015, message: 'VM execution error.' } }],
    ['unreachable', {}],
    ['unreachable', { error: { code: -32_005, message: 'rate limit exceeded' } }],
    ['unreachable', { error: { code: 429, message: 'Too many requests' } }],
    ['unreachable', { error: { code: -32_603, message: 'Internal error' } }],
    ['unreachable', { error: { code: -32_000, message: 'execution aborted (timeout = 5s)' } }],
  ] as const)('is %s if the node answers %j', async (expected, said) => {
    expect(await answer({ address: CONTRACT }, await node(said))).toBe(expected);
  });
});
