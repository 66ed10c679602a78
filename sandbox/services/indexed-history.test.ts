import { createRequire } from 'node:module';
import { encodeDeployData, encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi, parseUnits } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import { startWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ask = async (path: string) => (await fetch(new URL(path, world.services.url))).json();
const accountAt = (at: number): Hex => world.accounts[at]?.address ?? '0x';
const historyOf = (address: string, query = 'chainId=eip155:31337') => ask(`v1/account/${address}/history?${query}`);
const send = async (transaction: object) => {
  const hash = await jsonRpc(world.urls[0], 'eth_sendTransaction', [transaction]);
  await expect.poll(() => jsonRpc(world.urls[0], 'eth_getTransactionReceipt', [hash])).not.toBeNull();
  return hash;
};
const PASS_ON = parseAbi([
  'struct Paid { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate3Value(Paid[] calls) payable',
]);
const BURN = parseAbi(['function burn(uint256 id)']);
/** A token that is not listed. */
async function deployed(from: Hex): Promise<Hex> {
  const build = createRequire(import.meta.url)('@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json');
  const data = encodeDeployData({ ...build, args: ['Barnacle', 'BARN', 10n ** 24n, from] });
  const hash = await send({ from, data, gas: '0x1e8480' });
  const receipt = await jsonRpc(world.urls[0], 'eth_getTransactionReceipt', [hash]);
  return getAddress(String(Reflect.get(Object(receipt), 'contractAddress')));
}
const approve = (spender: Hex) => encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] });
const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });

describe('a history read from the blocks of a real node', () => {
  it('has ether transfers, for both parties', async () => {
    const [from, to] = [accountAt(3), accountAt(4)];
    const hash = await send({ from, to, value: '0x6f05b59d3b20000' });
    const metadata = { operationType: 'send', hash, chain: 'eip155:31337', sentFrom: from, sentTo: to };
    expect((await historyOf(from)).data[0]).toMatchObject({
      metadata: { ...metadata, status: 'confirmed' },
      transfers: [{ direction: 'out', quantity: { numeric: '0.5' }, fungible_info: { symbol: 'ETH' }, value: 1506.24 }],
    });
    expect((await historyOf(to)).data[0]).toMatchObject({
      metadata: { ...metadata, operationType: 'receive' },
      transfers: [{ direction: 'in', quantity: { numeric: '0.5' } }],
    });
  });

  it('has token transfers, with the recipient instead of the contract', async () => {
    const [from, to] = [accountAt(3), accountAt(4)];
    const [, kelp] = world.tokens;
    await send({ from, to: kelp.address, data: transfer(to, 1_250_000n) });
    expect((await historyOf(to)).data[0]).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: from, sentTo: to },
      transfers: [{ direction: 'in', quantity: { numeric: '1.25' }, fungible_info: { symbol: 'KELP' }, price: 1 }],
    });
  });

  it('has approvals, deployments, and what failed', async () => {
    const from = accountAt(5);
    const [salt] = world.tokens;
    await send({ from, to: salt.address, data: approve(accountAt(6)) });
    await send({ from, data: '0x600160015560016000f3', gas: '0x30d40' });
    await send({ from, to: salt.address, data: transfer(accountAt(6), parseUnits('1', 40)), gas: '0x30d40' });
    const { data } = await historyOf(from);
    expect(data.slice(0, 3)).toMatchObject([
      { metadata: { operationType: 'send', status: 'failed' }, transfers: [] },
      { metadata: { operationType: 'deploy', status: 'confirmed' }, transfers: [] },
      { metadata: { operationType: 'approve', status: 'confirmed' }, transfers: [] },
    ]);
  });

  it('has ether forwarded by a contract, and distinguishes mints and burns', async () => {
    const [from, to] = [accountAt(5), accountAt(6)];
    const call = { target: to, allowFailure: false, value: 7n, callData: '0x' } as const;
    const data = encodeFunctionData({ abi: PASS_ON, args: [[call]] });
    await send({ from, to: world.multicall3, data, value: '0x7' });
    expect((await historyOf(to)).data[0]).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: world.multicall3, sentTo: to },
      transfers: [{ direction: 'in', quantity: { numeric: '0.000000000000000007' } }],
    });
    const burn = encodeFunctionData({ abi: BURN, args: [2n] });
    await send({ from: accountAt(1), to: world.collectibles.glass, data: burn });
    const { data: past } = await historyOf(accountAt(1));
    expect(past[0]).toMatchObject({ metadata: { operationType: 'burn' }, transfers: [{ direction: 'out' }] });
    expect(past[1]).toMatchObject({ metadata: { operationType: 'mint' }, transfers: [{ direction: 'in' }, {}, {}] });
  });

  it('finds unlisted tokens, and drops those that are no longer held', async () => {
    const [from, to] = [accountAt(5), accountAt(6)];
    const token = await deployed(from);
    await send({ from, to: token, data: transfer(to, 1_500_000_000_000_000_000n) });
    const balancesOf = async (address: string) =>
      (await ask(`v1/account/${address}/balance?chainId=eip155:31337`)).balances;
    expect(await balancesOf(to)).toContainEqual(
      expect.objectContaining({
        ...{ name: 'Barnacle', symbol: 'BARN', address: `eip155:31337:${token}`, price: 0, value: 0 },
        quantity: { decimals: '18', numeric: '1.5' },
      }),
    );
    await send({ from: to, to: token, data: transfer(from, 1_500_000_000_000_000_000n) });
    expect(JSON.stringify(await balancesOf(to))).not.toContain('BARN');
  });

  it('comes in pages that new transactions do not move', async () => {
    const [from, to] = [accountAt(7), accountAt(8)];
    for (let count = 0; count < 60; count++) await send({ from, to, value: '0x1' });
    const first = await historyOf(from);
    expect(first.data).toHaveLength(50);
    await send({ from, to, value: '0x2' });
    const second = await historyOf(from, `chainId=eip155:31337&cursor=${first.next}`);
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.next).toBeNull();
    // In addition to the sixty: the account's initial tokens.
    expect(ids.length).toBeGreaterThanOrEqual(62);
  });

  it('is limited to a given network, and refuses unknown ones', async () => {
    const { data } = await historyOf(accountAt(3), 'chainId=eip155:31338');
    expect(new Set(data.map((each: { metadata: { chain: string } }) => each.metadata.chain))).toEqual(
      new Set(['eip155:31338']),
    );
    const refused = await fetch(`${world.services.url}v1/account/${accountAt(3)}/history?chainId=eip155:1`);
    expect(refused.status).toBe(400);
  });

  it('follows the node when it is reset', async () => {
    const [from, to] = [accountAt(9), accountAt(10)];
    const before = (await historyOf(from)).data.length;
    const snapshot = await jsonRpc(world.urls[0], 'evm_snapshot');
    await send({ from, to, value: '0x5' });
    expect((await historyOf(from)).data).toHaveLength(before + 1);
    await jsonRpc(world.urls[0], 'evm_revert', [snapshot]);
    expect((await historyOf(from)).data).toHaveLength(before);
    await send({ from, to, value: '0x6' });
    expect((await historyOf(from)).data[0].transfers[0].quantity.numeric).toBe('0.000000000000000006');
  });
});
