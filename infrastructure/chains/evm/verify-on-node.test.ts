/** Signatures of contract accounts, on a node that has them: ERC-1271, ERC-6492, EIP-7702. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineNetwork, type Network } from '../../../domain/network/network.js';
import { contractAccountOf, deployContractAccount, signatureBeforehand } from '../../../sandbox/contract-account.js';
import { type EvmNode, startEvmNode } from '../../../sandbox/evm-node.js';
import { placeSmartAccount } from '../../../sandbox/secure-site/smart-account-code.js';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { SMART_ACCOUNT } from '../../../servers/secure-site/smart-account.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { verifyFails } from '../../fakes/verify.js';
import { evmChain } from './chain.js';

const TEXT = 'site.example wants you to sign in with your Ethereum account:';
let node: EvmNode;
let network: Network;

beforeAll(async () => {
  node = await startEvmNode({ chainId: 31_337 });
  network = networkAt(node.rpcUrl);
});
afterAll(() => node.stop());

function networkAt(url: string): Network {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  return defineNetwork({ id: 31_337, name: 'Bare', nativeCurrency, rpcUrls: { default: { http: [url] } } });
}

const ownerAt = (index: number) => privateKeyToAccount(node.accounts[index]?.privateKey ?? '0x');
const chain = evmChain({ scheduler: asyncScheduler, device: scriptedDevice() });
const holds = (address: string, signature: string, text = TEXT, on = network) =>
  chain.verifyMessage
    ? lastValueFrom(chain.verifyMessage(address, text, signature, on))
    : Promise.reject(new Error('It cannot tell.'));

describe('S1.1 a signature of a contract account', () => {
  it('is valid if the contract says so, and only there (ERC-1271)', async () => {
    const [owner, other] = [ownerAt(0), ownerAt(1)];
    const account = await deployContractAccount(node.rpcUrl, owner.address);
    const signature = await owner.signMessage({ message: TEXT });
    expect(await holds(account, signature)).toBe(true);
    expect(await holds(account, signature, `${TEXT} more`)).toBe(false);
    expect(await holds(account, await other.signMessage({ message: TEXT }))).toBe(false);
    expect(await holds(account, '0x')).toBe(false);
    // An address without code validates nothing.
    expect(await holds(contractAccountOf(other.address), signature)).toBe(false);
  });

  it('is valid before the contract is deployed, and afterwards (ERC-6492)', async () => {
    const [owner, other] = [ownerAt(2), ownerAt(3)];
    const account = contractAccountOf(owner.address);
    const beforehand = signatureBeforehand(owner.address, await owner.signMessage({ message: TEXT }));
    expect(await jsonRpc(node.rpcUrl, 'eth_getCode', [account, 'latest'])).toBe('0x');
    expect(await holds(account, beforehand)).toBe(true);
    expect(await holds(account, beforehand, `${TEXT} more`)).toBe(false);
    const forged = signatureBeforehand(owner.address, await other.signMessage({ message: TEXT }));
    expect(await holds(account, forged)).toBe(false);
    // The signature deploys another account.
    expect(await holds(contractAccountOf(other.address), beforehand)).toBe(false);
    // It was only simulated.
    expect(await jsonRpc(node.rpcUrl, 'eth_getCode', [account, 'latest'])).toBe('0x');
    await deployContractAccount(node.rpcUrl, owner.address);
    expect(await holds(account, beforehand)).toBe(true);
  });

  it('is valid for an account with a delegated contract (EIP-7702)', async () => {
    await placeSmartAccount(node.rpcUrl);
    const owner = ownerAt(4);
    const code: Hex = `0xef0100${SMART_ACCOUNT.slice(2).toLowerCase() as string}`;
    await jsonRpc(node.rpcUrl, 'anvil_setCode', [owner.address, code]);
    expect(await holds(owner.address, await owner.signMessage({ message: TEXT }))).toBe(true);
    expect(await holds(owner.address, await ownerAt(5).signMessage({ message: TEXT }))).toBe(false);
  });

  it('is neither valid nor invalid if the node is rate limited', async () => {
    const error = { code: -32_016, message: 'over rate limit' };
    const server = createServer((_, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error })));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const account = contractAccountOf(ownerAt(0).address);
    const limited = networkAt(`http://127.0.0.1:${port}`);
    const asked = chain.verifyMessage?.(account, TEXT, `0x${'11'.repeat(65)}`, limited);
    if (!asked) throw new Error('It cannot tell.');
    await verifyFails(asked, 'request-failed').finally(() => server.close());
  });

  it('is neither valid nor invalid if no node answers', async () => {
    const account = contractAccountOf(ownerAt(0).address);
    const asked = chain.verifyMessage?.(account, TEXT, `0x${'11'.repeat(65)}`, networkAt('http://127.0.0.1:1'));
    if (!asked) throw new Error('It cannot tell.');
    await verifyFails(asked, 'request-failed');
  });
});
