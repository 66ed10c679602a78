/** The published code of a smart account (EIP-7702), put on a local node where it lies on public networks. */
import { createRequire } from 'node:module';
import type { Hex } from 'viem';
import { jsonRpc } from '../json-rpc.js';

/** Simple7702Account of ERC-4337's own authors, v0.8. */
export const SMART_ACCOUNT: Hex = '0xe6Cae83BdE06E4c305530e199D7217f42808555B';

const require = createRequire(import.meta.url);

export async function placeSmartAccount(rpcUrl: string): Promise<void> {
  const build: unknown = require('@account-abstraction/contracts/artifacts/Simple7702Account.json');
  const code: unknown =
    typeof build === 'object' && build !== null ? Reflect.get(build, 'deployedBytecode') : undefined;
  await jsonRpc(rpcUrl, 'anvil_setCode', [SMART_ACCOUNT, code]);
}
