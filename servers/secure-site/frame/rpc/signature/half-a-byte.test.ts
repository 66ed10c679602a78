/** A message in hex with an odd number of digits: what is shown is what is signed. */
import { type Hex, recoverMessageAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

/** Padded with a zero in front, it would be a tab, then "Hello". */
const HALF = '0x948656c6c6f';

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world);
});
afterAll(() => world.stop());

it('is text', async () => {
  const [{ text }, signature] = await visit.approve(visit.request('personal_sign', HALF, visit.address));
  expect(text).toBe(HALF);
  expect(await recoverMessageAddress({ message: HALF, signature: signature as Hex })).toBe(visit.address);
});
