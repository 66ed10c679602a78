/** The visitor caps an unlimited approval: on the real chain, with a spender who tries to take more. */

import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi, parseUnits, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestDigests } from '../../../../../infrastructure/chains/evm/digests/request-digests.js';
import { mined } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';
import { setFrameLanguage } from '../../frame-text.js';

const PERMIT2: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const FIVE = parseUnits('5', 6);

let world: World;
let fixture: FrameFixture;
let account: Hex;
let taker: Hex;
beforeAll(async () => {
  world = await startWorld();
  fixture = frameFixture(siteNetworks(world));
  account = (await logIn(fixture)) as Hex;
  taker = world.accounts[3]?.address as Hex;
  await jsonRpc(world.urls[0], 'anvil_setBalance', [account, toHex(10n ** 19n)]);
  const give = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account, 2n * FIVE] });
  await mined(world, await send(world.accounts[0]?.address as Hex, give));
});
afterAll(() => world.stop());

const token = () => world.tokens[1].address;
const send = (from: Hex, data: Hex) =>
  jsonRpc(world.urls[0], 'eth_sendTransaction', [{ from, to: token(), data, gas: toHex(200_000) }]);
const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [taker, amount] });
const ask = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const allowance = async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, taker] });
  return BigInt(String(await jsonRpc(world.urls[0], 'eth_call', [{ to: token(), data }, 'latest'])));
};
const take = async (amount: bigint) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [account, taker, amount] });
  return await jsonRpc(world.urls[0], 'eth_call', [{ from: taker, to: token(), data }, 'latest']).then(
    () => 'taken',
    () => 'refused',
  );
};

/** The shown request, once it has the new cap. */
async function shown(matches: (words: ApprovalWords) => boolean): Promise<ApprovalWords> {
  await expect
    .poll(() => fixture.shown()?.words)
    .toSatisfy((words?: ApprovalWords) => words !== undefined && matches(words));
  return fixture.shown()?.words as ApprovalWords;
}

describe('S6.4 an approval without limit', () => {
  it('suggests the balance as its cap, and signs what it then shows', async () => {
    const asked = ask('eth_sendTransaction', { to: token(), data: approve(maxUint256) });
    const { caps } = await shown(({ caps }) => caps?.length === 1);
    expect(caps).toEqual([
      expect.objectContaining({ at: 0, limitless: true, amount: maxUint256, exact: { amount: 2n * FIVE, by: 'held' } }),
    ]);
    await fixture.shown()?.setCap(0, FIVE);
    const words = await answerShown(fixture, true);
    expect(words.title).toMatch(/^Approve spending of 5 /);
    expect(words.details?.text).toBe(approve(FIVE));
    expect(words.changes?.lines.some(({ amount }) => amount.includes('5 '))).toBe(true);
    const hash = await asked;
    await mined(world, hash);
    expect(await jsonRpc(world.urls[0], 'eth_getTransactionByHash', [hash])).toMatchObject({ input: approve(FIVE) });
    expect([await allowance(), await take(FIVE), await take(FIVE + 1n)]).toEqual([FIVE, 'taken', 'refused']);
  });

  it('among several calls is capped by what these spend, and the others stay', async () => {
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [taker, 3n] });
    const calls = [
      { to: token(), data: approve(maxUint256) },
      { to: token(), data: transfer },
    ];
    const asked = ask('wallet_sendCalls', { chainId: '0x7a69', calls });
    const { caps } = await shown(({ caps }) => caps?.length === 1);
    expect(caps?.[0]?.exact).toEqual({ amount: 3n, by: 'spent' });
    await fixture.shown()?.setCap(0, 3n);
    const words = await answerShown(fixture, true);
    expect(words.details?.text).toContain(approve(3n).slice(2));
    expect(words.details?.text).toContain(transfer.slice(2));
    expect(words.details?.text).not.toContain('f'.repeat(64));
    await asked;
    await expect.poll(allowance).toBe(3n);
  });

  it('cannot be approved while another cap is being prepared', async () => {
    const asked = ask('eth_sendTransaction', { to: token(), data: approve(maxUint256) });
    asked.catch(() => undefined);
    await shown(({ caps }) => caps?.length === 1);
    const changing = fixture.shown()?.setCap(0, 7n);
    // The click was meant for the previous request.
    fixture.shown()?.answer(true);
    await changing;
    expect(fixture.shown()?.words.caps?.[0]?.amount).toBe(7n);
    fixture.shown()?.answer(false);
    await expect(asked).rejects.toThrow('You declined the request');
    expect(await allowance()).toBe(3n);
  });

  it('is told in the language that the page changes to, with the cap that the visitor has set', async () => {
    const asked = ask('eth_sendTransaction', { to: token(), data: approve(maxUint256) });
    await shown(({ caps }) => caps?.length === 1);
    await fixture.shown()?.setCap(0, FIVE);
    const before = fixture.shown();
    try {
      await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, ['de']);
      await fixture.approvals.translate();
      const after = fixture.shown();
      expect(after?.words.title).toMatch(/^Das Ausgeben von 5\s\S+ freigeben$/);
      expect(after?.words.facts.map(([label]) => label)).toContain('Netzwerkgebühr, höchstens');
      expect(after?.words.caps?.[0]?.amount).toBe(FIVE);
      // Still the same to sign: the screen keeps what the visitor did on it.
      expect(after?.matter).toBe(before?.matter);
      expect(after?.words.details?.text).toBe(approve(FIVE));
    } finally {
      await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, ['en']);
    }
    await answerShown(fixture, true);
    expect(await jsonRpc(world.urls[0], 'eth_getTransactionByHash', [await asked])).toMatchObject({
      input: approve(FIVE),
    });
    await expect.poll(allowance).toBe(FIVE);
  });

  it.each([0n, maxUint256 + 1n])('accepts no cap of %s, and does not change', async (amount) => {
    const asked = ask('eth_sendTransaction', { to: token(), data: approve(maxUint256) });
    asked.catch(() => undefined);
    const before = await shown(({ caps }) => caps?.length === 1);
    await expect(fixture.shown()?.setCap(0, amount)).rejects.toThrow('This amount cannot be set');
    expect(fixture.shown()?.words).toBe(before);
    await answerShown(fixture, false);
  });
});

describe('S6.4 no cap is offered', () => {
  const permit2 = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);
  const cases = (): readonly [string, unknown][] => [
    ['for an amount that is less than there is', { to: token(), data: approve(1n) }],
    ['for a right that is taken back', { to: token(), data: approve(0n) }],
    [
      'by Permit2 for less than there is',
      { to: PERMIT2, data: encodeFunctionData({ abi: permit2, args: [token(), taker, 1n, 2_000_000_000] }) },
    ],
  ];
  it.each([0, 1, 2])('case %i', async (at) => {
    const [name, transaction] = cases()[at] ?? [];
    const asked = ask('eth_sendTransaction', transaction);
    asked.catch(() => undefined);
    const words = await shown(() => true);
    expect(words.caps, name).toEqual([]);
    await answerShown(fixture, false);
  });
});

it('S6.4 the digests of a batch are those of the calls that the page requested, as on the modal’s own screen', async () => {
  const calls = [
    { to: token(), data: approve(FIVE) },
    { to: taker, value: '0x1' },
    { to: token(), data: approve(1n) },
  ];
  const params = { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls };
  const asked = ask('wallet_sendCalls', params).catch(() => undefined);
  const { digests } = await shown((words) => words.digests !== undefined);
  expect(digests).toEqual(requestDigests('wallet_sendCalls', [params]));
  expect(digests).toHaveLength(2);
  await answerShown(fixture, false);
  await asked;
});
