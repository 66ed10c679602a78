/** The sign-in server of AppKit's documentation, which reads a message and verifies it. */
import { createServer, type Server } from 'node:http';
import { encodeAbiParameters } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  verifySignature,
} from './index.js';

const visitor = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const message = formatMessage(
  {
    ...{ chainId: 10, domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'abcdefgh1' },
    iat: '2030-01-31T08:00:00Z',
  },
  `did:pkh:eip155:10:${visitor.address}`,
);

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

/** A node whose only contract gives this answer. */
async function node(result: string): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result })));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
}

describe('reads of a message', () => {
  it('its account and its network', () => {
    expect(getAddressFromMessage(message)).toBe(visitor.address);
    expect(getChainIdFromMessage(message)).toBe('eip155:10');
  });

  it('the same where the site wrote a text of its own', () => {
    const own = `Ahoy ${visitor.address}!\nChain ID: 8453\nWelcome.`;
    expect(getAddressFromMessage(own)).toBe(visitor.address);
    expect(getChainIdFromMessage(own)).toBe('eip155:8453');
  });

  it.each(['', 'Hello', `${visitor.address}00`, 'Chain ID: one'])('nothing where there is nothing: %j', (text) => {
    expect([getAddressFromMessage(text), getChainIdFromMessage(text)]).toEqual(['', '']);
  });

  it('what createMessage receives', () => {
    const did = `did:pkh:eip155:10:${visitor.address}`;
    expect([getDidAddress(did), getDidChainId(did)]).toEqual([visitor.address, '10']);
    expect([getDidAddress(visitor.address), getDidChainId(visitor.address)]).toEqual([visitor.address, undefined]);
  });
});

describe('verifies', () => {
  const proof = async () => ({
    ...{ address: getAddressFromMessage(message), message, chainId: getChainIdFromMessage(message), projectId: 'a' },
    signature: await visitor.signMessage({ message }),
  });

  it('the account’s own key, and sends no request', async () => {
    expect(await verifySignature(await proof())).toBe(true);
    expect(await verifySignature({ ...(await proof()), message: `${message} ` })).toBe(false);
    expect(await verifySignature({ ...(await proof()), address: `0x${'66'.repeat(20)}` })).toBe(false);
  });

  it('a contract’s answer, where a node is named', async () => {
    const contract = { ...(await proof()), address: `0x${'66'.repeat(20)}` };
    const [yes, no] = ([1n, 0n] as const).map((value) => encodeAbiParameters([{ type: 'uint256' }], [value]));
    expect(await verifySignature({ ...contract, rpcUrl: await node(yes ?? '') })).toBe(true);
    expect(await verifySignature({ ...contract, rpcUrl: await node(no ?? '') })).toBe(false);
  });

  it.each([
    ['a node that is not there', { address: `0x${'66'.repeat(20)}`, rpcUrl: 'http://127.0.0.1:1' }],
    ['no signature', { signature: undefined }],
    ['a signature that is none', { signature: 'yes' }],
    ['an address that is none', { address: 'Ada' }],
  ])('nothing with %s', async (_, change) => {
    expect(await verifySignature({ ...(await proof()), ...change } as Awaited<ReturnType<typeof proof>>)).toBe(false);
  });
});
