/** A transaction of the smart account as typed data (ERC-4337). A page could submit it and receive its fee. */
import { encodeFunctionData, type Hex, hashTypedData, parseAbi, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployPublished, type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const FOLDER = '@account-abstraction/contracts/artifacts';
const ABI = parseAbi([
  'struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getUserOpHash(Operation operation) view returns (bytes32)',
]);
const FIELDS = {
  ...{ sender: 'address', nonce: 'uint256', initCode: 'bytes', callData: 'bytes', accountGasLimits: 'bytes32' },
  ...{ preVerificationGas: 'uint256', gasFees: 'bytes32', paymasterAndData: 'bytes' },
};

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world, '10');
});
afterAll(() => world.stop());

const NONE: Hex = '0x';

it('is refused, also if it calls nothing: the fee alone could be everything', async () => {
  const entryPoint = await deployPublished(world, 'EntryPoint', [], FOLDER);
  const word = (high: bigint, low: bigint) => toHex((high << 128n) | low, { size: 32 });
  const fee = 10n ** 9n;
  const message = {
    ...{ sender: visit.address, nonce: 0n, initCode: NONE, callData: NONE, paymasterAndData: NONE },
    ...{ accountGasLimits: word(200_000n, 0n), preVerificationGas: 9_899_000_000n, gasFees: word(fee, fee) },
  } as const;
  const data = {
    domain: { name: 'ERC4337', version: '1', chainId: 31337, verifyingContract: entryPoint },
    types: { PackedUserOperation: Object.entries(FIELDS).map(([name, type]) => ({ name, type })) },
    primaryType: 'PackedUserOperation',
    message,
  } as const;
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const words = await visit.decline(visit.request('eth_signTypedData_v4', visit.address, text));
  expect(words).toMatchObject({ refused: true, blind: expect.stringContaining('anything that the account can do') });

  // It is what the published contract has signed.
  const args = [{ ...message, signature: NONE }] as const;
  const call = { to: entryPoint, data: encodeFunctionData({ abi: ABI, functionName: 'getUserOpHash', args }) };
  expect(await visit.chain('eth_call', call, 'latest')).toBe(hashTypedData(data));
});
