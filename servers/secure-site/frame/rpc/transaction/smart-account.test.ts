/** Which code makes an account a smart account. */
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EvmNode, startEvmNode } from '../../../../../sandbox/evm-node.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { SMART_ACCOUNT } from '../../../smart-account.js';
import { isSmartAccount } from './smart-account.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

let node: EvmNode;
beforeAll(async () => {
  node = await startEvmNode({ chainId: 31337 });
});
afterAll(() => node.stop());

it.each([
  ['none', '0x', false, false],
  ['that of a contract', '0x60006000', false, false],
  ['that of another smart account', `0xef0100${'ab'.repeat(20)}`, true, false],
  ['its own', `0xef0100${SMART_ACCOUNT.slice(2)}`, true, true],
] as const)('an account with code: %s', async (_, code, smart, own) => {
  await jsonRpc(node.rpcUrl, 'anvil_setCode', [RECIPIENT, code]);
  expect(await isSmartAccount(node.rpcUrl, RECIPIENT)).toBe(smart);
  expect(await isSmartAccount(node.rpcUrl, RECIPIENT, SMART_ACCOUNT)).toBe(own);
});
