/** Calls of a plain account are sent one after the other: what was sent is reported, even if a later one is not taken. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Hex, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

let world: World;
let node: Server;
let fixture: FrameFixture;
/** How many transactions the node takes before it refuses more. */
let takes = 0;
/** Whether the answers to those it takes are lost. */
let loses = false;

beforeAll(async () => {
  world = await startWorld();
  node = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = { 'content-type': 'application/json' };
    const isSending = body.includes('"eth_sendRawTransaction"');
    if (isSending) takes -= 1;
    const busy = { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'Too many requests' } };
    const isRefused = isSending && takes < 0;
    const taken: unknown = isRefused
      ? busy
      : await (await fetch(world.urls[0], { method: 'POST', headers, body })).json();
    const answer = isSending && loses ? busy : taken;
    response.writeHead(200, headers).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  const rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}/`;
  fixture = frameFixture(siteNetworks(world).map((each, at) => (at === 0 ? { ...each, rpcUrl } : each)));
  const address = await logIn(fixture);
  await fixture.ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' });
  await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('5'))]);
});
afterAll(async () => {
  node.close();
  await world.stop();
});

const request = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const pay = { to: RECIPIENT, value: toHex(parseEther('0.1')) };
const send = async (taken: number) => {
  takes = taken;
  const asked = request('wallet_sendCalls', { version: '2.0.0', chainId: '0x7a69', calls: [pay, pay, pay] });
  const ended = asked.catch((error: unknown) => error);
  await answerShown(fixture, true);
  return await ended;
};

it('the page learns which calls were sent, so that nobody pays for them twice', async () => {
  const id = Reflect.get(Object(await send(1)), 'id');
  expect(id).toMatch(/^0x[\da-f]+$/);
  await expect
    .poll(() => request('wallet_getCallsStatus', id))
    .toMatchObject({ status: 600, receipts: [{ status: '0x1' }] });
});

it('if none was sent, the request has failed', async () => {
  expect(await send(0)).toMatchObject({ message: expect.stringContaining('Too many requests') });
});

it('a transaction that the node has taken was sent, whatever the node answered', async () => {
  [takes, loses] = [1, true];
  const asked = request('eth_sendTransaction', pay);
  const ended = asked.catch((error: unknown) => error);
  await answerShown(fixture, true);
  const hash = await ended;
  loses = false;
  await expect.poll(() => request('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
});
