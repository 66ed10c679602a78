/** The published code of a smart account (EIP-7702), put on a local node at its address on public networks. */
import { createRequire } from 'node:module';
import { jsonRpc } from '../../servers/json-rpc.js';
import { SMART_ACCOUNT } from '../../servers/secure-site/smart-account.js';

const require = createRequire(import.meta.url);

export async function placeSmartAccount(rpcUrl: string): Promise<void> {
  const build: unknown = require('@account-abstraction/contracts/artifacts/Simple7702Account.json');
  const code: unknown =
    typeof build === 'object' && build !== null ? Reflect.get(build, 'deployedBytecode') : undefined;
  await jsonRpc(rpcUrl, 'anvil_setCode', [SMART_ACCOUNT, code]);
}
