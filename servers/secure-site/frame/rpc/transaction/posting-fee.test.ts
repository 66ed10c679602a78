/** Networks that charge for posting a transaction to their parent network, in addition to gas. */
import { type Hex, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
const ORACLE: Hex = '0x420000000000000000000000000000000000000F';
/** Returns 0.01 ether, whatever it is asked. */
const CODE: Hex = '0x67002386f26fc100005f5260205ff3';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await jsonRpc(world.urls[0], 'anvil_setCode', [ORACLE, CODE]);
});
afterAll(() => world.stop());

const pay = (ether: string) => ({ to: RECIPIENT, value: toHex(parseEther(ether)) });
const calls = { chainId: '0x7a69', calls: [pay('0.1'), pay('0.1')] };
const most = async (visit: RpcVisit, method: string, asked: object): Promise<number> => {
  const [{ facts }] = await visit.approve(visit.request(method, asked));
  const [, fee = ''] = facts.find(([label]) => label === 'Network fee, at most') ?? [];
  return Number.parseFloat(fee);
};

it.each([
  ['a transaction', 'eoa', 'eth_sendTransaction', pay('0.1'), 1],
  ['calls of the smart account, posted as one', 'smartAccount', 'wallet_sendCalls', calls, 1],
  ['calls that are sent one by one', 'eoa', 'wallet_sendCalls', calls, 2],
] as const)('the fee that is shown includes it: of %s', async (_, type, method, asked, times) => {
  expect(await most(await rpcVisit(world, '5', type), method, asked)).toBeGreaterThan(0.0125 * times);
});

it('what the account cannot pay with it is not shown', async () => {
  const visit = await rpcVisit(world, '1', 'eoa');
  await expect(visit.request('eth_sendTransaction', pay('0.99'))).rejects.toThrow(
    /^Not enough money: this takes 0\.99 ETH and a network fee of at most 0\.01\d+ ETH/,
  );
  expect(visit.isAsked()).toBe(false);
});
