/** A permit whose type is spelled in the name of another one: the same hash, with fields of other names. */
import { type Hex, hashStruct, hashTypedData } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const SPENDER: Hex = '0x00000000000000000000000000000000000000A1';
const TOKEN: Hex = '0x00000000000000000000000000000000000000b2';
const NAME =
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Z witness)TokenPermissions(address token,uint256 amount)Z';
const domain = {
  ...{ name: 'Permit2', chainId: 31337 },
  verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
} as const;
const types = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'Z' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  Z: [
    { name: 'points', type: 'uint256' },
    { name: 'friend', type: 'address' },
    { name: 'season', type: 'uint256' },
    { name: 'level', type: 'uint256' },
    { name: 'rank', type: 'uint256' },
  ],
} as const;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('is refused before it is shown', async () => {
  const permitted = { token: TOKEN, amount: 2n ** 256n - 1n };
  const witness = { points: 1n, friend: SPENDER, season: 1n, level: 1n, rank: 1n };
  const [nonce, deadline] = [7n, 2n ** 200n];
  const real = { permitted, spender: SPENDER, nonce, deadline, witness };
  const shown = {
    points: BigInt(hashStruct({ data: permitted, primaryType: 'TokenPermissions', types })),
    ...{ friend: SPENDER, season: nonce, level: deadline },
    rank: BigInt(hashStruct({ data: witness, primaryType: 'Z', types })),
  };
  const hidden = { domain, types: { [NAME]: types.Z }, primaryType: NAME, message: shown } as const;
  const permit = hashTypedData({ domain, types, primaryType: 'PermitWitnessTransferFrom', message: real });
  expect(hashTypedData(hidden)).toBe(permit);

  const visit = await rpcVisit(world, '10', 'eoa');
  const asText = JSON.stringify(hidden, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  const asked = visit.request('eth_signTypedData_v4', visit.address, asText);
  await expect(asked).rejects.toThrow('cannot be read');
  expect(visit.isAsked()).toBe(false);
});
