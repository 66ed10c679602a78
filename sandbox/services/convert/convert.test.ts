import { encodeFunctionData, erc20Abi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { startWorld, type World } from '../../world.js';
import { startServices } from '../services-server.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const CHAIN = 'eip155:31337';
/** A network without an exchange. */
const WITHOUT = 'eip155:31338';
const nativeOn = (chain: string) => `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`;
const NATIVE = nativeOn(CHAIN);
const ask = async (path: string) => (await fetch(new URL(path, world.services.url))).json();

describe('the data for a swap', () => {
  it('is quoted exactly by the prices if there is no exchange, rounded down to the unit', async () => {
    const [salt, kelp] = world.tokens;
    const quote = (amount: string, from: string, to: string) =>
      ask(`v1/convert/quotes?amount=${amount}&from=${from}&to=${to}`);
    const ether = await quote('1000000000000000001', nativeOn(WITHOUT), `${WITHOUT}:${kelp.address}`);
    expect(ether.quotes[0].toAmount).toBe('3012480000');
    const dollars = await quote('7', `${WITHOUT}:${kelp.address}`, `${WITHOUT}:${salt.address}`);
    // 0.000007 / 0.42, to eighteen decimals.
    expect(dollars.quotes[0].toAmount).toBe('16666666666666');
    world.services.prices.set(salt.address, '0');
    expect((await quote('7', `${WITHOUT}:${kelp.address}`, `${WITHOUT}:${salt.address}`)).quotes).toEqual([]);
    world.services.prices.set(salt.address, '0.42');
  });

  it.each([
    ['ether for a token', undefined, 1, '1000000000000000000'],
    ['a token for ether', 1, undefined, '100000000'],
    ['a token for another', 0, 1, '1000000000000000000000'],
  ])('is quoted and executed by pools if there are any: %s', async (_what, fromAt, toAt, amount) => {
    const user = world.accounts[5]?.address ?? '0x';
    const coin = (at: number | undefined) => (at === undefined ? undefined : world.tokens[at]?.address);
    const name = (at: number | undefined) => (at === undefined ? NATIVE : `${CHAIN}:${coin(at)}`);
    const held = async (at: number | undefined) => {
      const token = coin(at);
      if (!token) return BigInt(String(await jsonRpc(world.urls[0], 'eth_getBalance', [user, 'latest'])));
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [user] });
      return BigInt(String(await jsonRpc(world.urls[0], 'eth_call', [{ to: token, data }, 'latest'])));
    };
    const order = { amount, from: name(fromAt), to: name(toAt), userAddress: `${CHAIN}:${user}` };
    const send = async (tx: { to: string; data: string }, value = 0n) => {
      const to = tx.to.split(':').at(-1);
      const sent = { from: user, to, data: tx.data, value: `0x${value.toString(16)}`, gas: '0x3d090' };
      const hash = await jsonRpc(world.urls[0], 'eth_sendTransaction', [sent]);
      const receipt = () => jsonRpc(world.urls[0], 'eth_getTransactionReceipt', [hash]);
      await expect.poll(receipt).toMatchObject({ status: '0x1' });
    };
    const { quotes } = await ask(`v1/convert/quotes?${new URLSearchParams(order)}`);
    if (fromAt !== undefined) {
      const { tx } = await ask(`v1/convert/build-approve?${new URLSearchParams(order)}`);
      await send({ to: tx.from, data: tx.data });
    }
    const [spent, got] = [await held(fromAt), await held(toAt)];
    const body = JSON.stringify({ ...order, eip155: { slippage: 1 } });
    const built = await fetch(`${world.services.url}v1/convert/build-transaction`, { method: 'POST', body });
    const { tx } = await built.json();
    expect(tx).toMatchObject({ amount, to: `${CHAIN}:${world.amm.router}` });
    await send(tx, fromAt === undefined ? BigInt(amount) : 0n);
    const [left, now] = [await held(fromAt), await held(toAt)];
    // If the fee is paid from the received amount, that is a little less.
    const fee = 10n ** 15n;
    expect(spent - left).toBeGreaterThanOrEqual(BigInt(amount));
    expect(now - got).toBeLessThanOrEqual(BigInt(quotes[0].toAmount));
    expect(now - got).toBeGreaterThan(BigInt(quotes[0].toAmount) - (toAt === undefined ? fee : 1n));
  });

  it('has the allowance of the built approval, read from the chain', async () => {
    const [salt] = world.tokens;
    const user = world.accounts[3]?.address;
    const token = `${CHAIN}:${salt.address}`;
    const allowance = () => ask(`v1/convert/allowance?tokenAddress=${token}&userAddress=${CHAIN}:${user}`);
    expect(await allowance()).toEqual({ allowance: '0' });
    const { tx } = await ask(`v1/convert/build-approve?userAddress=${CHAIN}:${user}&from=${token}&to=${NATIVE}`);
    const transaction = {
      from: user,
      to: tx.from.split(':').at(-1),
      data: tx.data,
      gas: `0x${tx.eip155.gas.toString(16)}`,
    };
    await jsonRpc(world.urls[0], 'eth_sendTransaction', [transaction]);
    await expect.poll(allowance).toEqual({ allowance: String(2n ** 256n - 1n) });
  });

  it('is built by the network’s exchange, if there is one', async () => {
    const [network] = world.networks;
    const [salt, kelp] = world.tokens;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [kelp.address, 1n] });
    const own = await startServices({
      networks: [{ network }],
      multicall3: world.multicall3,
      exchanges: {
        [CHAIN]: {
          spender: kelp.address,
          quote: ({ amount }) => amount * 2n,
          build: ({ slippage }) => ({ to: kelp.address, data, gas: 21_000n + BigInt(slippage) }),
        },
      },
    });
    const order = {
      ...{ amount: '5', from: `${CHAIN}:${salt.address}`, to: `${CHAIN}:${kelp.address}`, eip155: { slippage: 1 } },
      userAddress: `${CHAIN}:${world.accounts[3]?.address}`,
    };
    const body = JSON.stringify(order);
    const answer = await fetch(`${own.url}v1/convert/build-transaction`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({
      tx: { from: order.userAddress, to: order.to, data, amount: '5', eip155: { gas: '21001' } },
    });
    await own.stop();
  });
});
