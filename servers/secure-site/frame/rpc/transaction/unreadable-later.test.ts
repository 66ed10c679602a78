/** A request that could be read when it was shown, and no longer when it is described again. */
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex } from 'viem';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';
import { setFrameLanguage } from '../../frame-text.js';

const page = { documentElement: { lang: '', dir: '' } };

let world: World;
let fixture: FrameFixture;
beforeEach(async () => {
  world = await startWorld();
  fixture = frameFixture(siteNetworks(world));
  await chain('anvil_setBalance', [await logIn(fixture), toHex(parseEther('2'))]);
});
afterEach(async () => {
  await setFrameLanguage(page, ['en']);
  await world.stop();
});

const chain = (method: string, params: readonly unknown[]) => jsonRpc(world.urls[0], method, params);
const token = () => world.tokens[1].address;
const approval = () => {
  const args = [world.accounts[3]?.address as Hex, maxUint256] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  const asked = fixture.ask('RPC_REQUEST', { method: 'eth_sendTransaction', params: [{ to: token(), data }] });
  asked.catch(() => undefined);
  return asked;
};
const shown = async () => {
  await expect.poll(() => fixture.shown(), { timeout: 10_000 }).toBeDefined();
  return fixture.shown();
};
/** The token's contract is gone. */
const vanish = () => chain('anvil_setCode', [token(), '0x']);

it('keeps its words in another language, which would no longer describe it', async () => {
  const asked = approval();
  const before = await shown();
  await vanish();
  await setFrameLanguage(page, ['de']);
  await fixture.approvals.translate();
  expect(fixture.shown()?.words.blind).toBeUndefined();
  expect(fixture.shown()?.words.title).toBe(before?.words.title);
  fixture.shown()?.answer(false);
  await expect(asked).rejects.toThrow();
});

it('takes no spending cap: what is shown is what is signed', async () => {
  const asked = approval();
  const before = await shown();
  await vanish();
  await expect(before?.setCap(0, 5n)).rejects.toThrow('Your wallet refused this');
  expect(fixture.shown()?.words).toBe(before?.words);
  fixture.shown()?.answer(true);
  const signed = await chain('eth_getTransactionByHash', [await asked]);
  expect(signed).toMatchObject({ input: before?.words.details?.text });
});
