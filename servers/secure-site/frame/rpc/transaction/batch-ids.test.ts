/** Ids that pages choose for their batches (EIP-5792), on the real network. */
import { type Hex, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

let world: World;
let fixture: FrameFixture;
beforeAll(async () => {
  world = await startWorld();
  fixture = frameFixture(siteNetworks(world));
  const address = await logIn(fixture);
  await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('5'))]);
});
afterAll(() => world.stop());

const calls = [{ to: RECIPIENT, value: toHex(parseEther('0.1')) }];
const send = (id: unknown, from = fixture) =>
  from.ask('RPC_REQUEST', { method: 'wallet_sendCalls', params: [{ version: '2.0.0', chainId: '0x7a69', calls, id }] });
const status = (id: unknown, from = fixture) =>
  from.ask('RPC_REQUEST', { method: 'wallet_getCallsStatus', params: [id] });

it('is the id of the batch from then on, also after a reload, and for no other page', async () => {
  const sent = send('order 7');
  await answerShown(fixture, true);
  expect(await sent).toEqual({ id: 'order 7' });
  const again = fixture.reload();
  await expect.poll(() => status('order 7', again)).toMatchObject({ id: 'order 7', status: 200, receipts: [{}] });
  await expect(send('order 7', again)).rejects.toMatchObject({ code: 5720 });
  expect(again.shown()).toBeUndefined();
  const other = fixture.reload('https://other.example');
  await expect(status('order 7', other)).rejects.toMatchObject({ code: 5730 });
});

it('is taken while the visitor is asked, and free again if they decline', async () => {
  const first = send('0xab');
  const declined = expect(first).rejects.toMatchObject({ code: 4001 });
  await expect.poll(() => fixture.shown()).toBeDefined();
  await expect(send('0xab')).rejects.toMatchObject({ code: 5720 });
  await expect(status('0xab')).rejects.toMatchObject({ code: 5730 });
  await answerShown(fixture, false);
  await declined;
  const second = send('0xab');
  await answerShown(fixture, true);
  expect(await second).toEqual({ id: '0xab' });
});

it.each([7, '', {}, 'x'.repeat(8195)])('that is none is refused: %#', async (id) => {
  await expect(send(id)).rejects.toMatchObject({ code: -32602 });
  expect(fixture.shown()).toBeUndefined();
});
