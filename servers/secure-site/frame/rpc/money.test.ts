/** The cost of a request, and the message if it cannot be paid. */
import { encodeFunctionData, erc20Abi, type Hex, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../sandbox/world.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const half = () => ({ to: RECIPIENT, value: toHex(parseEther('0.5')) });
const words = async (visit: RpcVisit, method: string, ...params: readonly unknown[]) => {
  const error = await visit.request(method, ...params).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(visit.isAsked()).toBe(false);
  return error instanceof Error ? error.message : 'It went well';
};
const SHORT = /^Not enough money: this takes 0\.5 ETH and a network fee of at most 0\.\d+ ETH, and you have 0 ETH$/;

describe('an account without funds is told what is needed, and its balance', () => {
  it('for a transfer', async () => {
    expect(await words(await rpcVisit(world, '0'), 'eth_sendTransaction', half())).toMatch(SHORT);
  });

  it('for calls of the smart account', async () => {
    expect(await words(await rpcVisit(world, '0'), 'wallet_sendCalls', { chainId: '0x7a69', calls: [half()] })).toMatch(
      SHORT,
    );
  });

  it('for a request that costs only the fee', async () => {
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 1n] });
    const call = { to: world.tokens[0].address, data: approve };
    expect(await words(await rpcVisit(world, '0'), 'eth_sendTransaction', call)).toMatch(
      /^Not enough money: this takes a network fee of at most 0\.\d+ ETH, and you have 0 ETH$/,
    );
  });

  it('for several transactions, each of which it could pay for', async () => {
    const visit = await rpcVisit(world, '0.6', 'eoa');
    const asked = { calls: [half(), half()], chainId: '0x7a69' };
    expect(await words(visit, 'wallet_sendCalls', asked)).toMatch(/this takes 1 ETH and .* you have 0\.6 ETH$/);
  });
});

describe('a request that would revert is not shown', () => {
  it('whatever gas the page sets', async () => {
    const visit = await rpcVisit(world);
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 1n] });
    const call = { to: world.tokens[0].address, data: transfer };
    for (const gas of [undefined, '0x30d40'])
      expect(await words(visit, 'eth_sendTransaction', { ...call, ...(gas && { gas }) })).toMatch(/^This would fail: /);
  });

  it('nor one with too little gas; sufficient gas is used and paid for', async () => {
    const visit = await rpcVisit(world);
    expect(await words(visit, 'eth_sendTransaction', { ...half(), gas: toHex(20_999) })).toMatch(/^This would fail: /);
    const asked = visit.request('eth_sendTransaction', {
      ...half(),
      gas: toHex(50_000),
      maxFeePerGas: toHex(10n ** 10n),
    });
    expect(Object.fromEntries((await visit.decline(asked)).facts)).toMatchObject({
      'Network fee, at most': '0.0005 ETH',
    });
  });
});

it('an unsupported method has its code, and so has a rejection', async () => {
  const visit = await rpcVisit(world);
  const asked = visit.request('wallet_sendCalls', {
    chainId: '0x7a69',
    calls: [half()],
    capabilities: { paymasterService: {} },
  });
  await expect(asked).rejects.toMatchObject({ code: 5700, message: expect.stringContaining('paymasterService') });
  const declined = visit.request('eth_sendTransaction', half());
  const ended = expect(declined).rejects.toMatchObject({ code: 4001 });
  await visit.decline(declined);
  await ended;
});
