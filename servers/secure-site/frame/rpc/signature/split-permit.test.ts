/** A permit that names one token several times, so that no single amount is everything. */
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mined, type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const SPENDER: Hex = '0x00000000000000000000000000000000000000A1';
const PERMIT2: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const typesOf = (fields: object) => Object.entries(fields).map(([name, type]) => ({ name, type }));

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world);
});
afterAll(() => world.stop());

it('is measured by the sum', async () => {
  const [salt, kelp] = world.tokens.map(({ address }) => address);
  const [rich] = world.accounts;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [visit.address, 2_500_000n] });
  await mined(world, await visit.chain('eth_sendTransaction', { from: rich?.address, to: kelp, data }));
  const asked = (...permitted: readonly (readonly [token: string | undefined, amount: string])[]) =>
    visit.decline(
      visit.request('eth_signTypedData_v4', visit.address, {
        domain: { name: 'Permit2', chainId: 31337, verifyingContract: PERMIT2 },
        types: {
          PermitBatchTransferFrom: typesOf({
            ...{ permitted: 'TokenPermissions[]', spender: 'address', nonce: 'uint256', deadline: 'uint256' },
          }),
          TokenPermissions: typesOf({ token: 'address', amount: 'uint256' }),
        },
        primaryType: 'PermitBatchTransferFrom',
        message: {
          permitted: permitted.map(([token, amount]) => ({ token, amount })),
          ...{ spender: SPENDER, nonce: '1', deadline: '2000000000' },
        },
      }),
    );
  const all = await asked([kelp, '1250000'], [kelp?.toLowerCase(), '1250000']);
  expect(all).toMatchObject({
    ...{ title: 'Approve spending of all your KELP', danger: true, consents: [expect.any(String)] },
    warnings: [expect.stringContaining('all KELP you have, and in all up to 2.5 KELP')],
  });
  const less = await asked([kelp, '1250000'], [kelp, '1249999'], [salt, '1']);
  expect(less).toMatchObject({ title: expect.stringContaining('2 '), consents: [] });
  expect(less.danger).toBeUndefined();
});
