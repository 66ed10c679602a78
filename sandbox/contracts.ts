/** Published contracts put on a sandbox node: two ERC-20s and Multicall3, at the same addresses on every node. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  type Hex,
  parseAbi,
  parseUnits,
  toHex,
} from 'viem';
import { jsonRpc, jsonRpcBatch } from '../servers/json-rpc.js';
import { pooledOf } from './amm/deploy-amm.js';
import type { EvmNode } from './evm-node.js';
import type { SandboxToken } from './sandbox-token.js';
import { makeStrict } from './strict-token.js';

export interface SandboxContracts {
  /** The first one accepts a new allowance only if the current one is zero. */
  readonly tokens: readonly [SandboxToken, SandboxToken];
  readonly multicall3: Hex;
}

/** The address of Multicall3 on every public network. */
const MULTICALL3: Hex = '0xcA11bde05977b3631167028862bE2a173976CA11';
const TOKENS = [
  { name: 'Saltmarsh Governance Token', symbol: 'SALT', decimals: 18, whole: '12480.55' },
  { name: 'Kelp Dollar', symbol: 'KELP', decimals: 6, whole: '250.75' },
] as const;
const CONSTRUCTOR = parseAbi(['constructor(string name, string symbol, uint256 initialSupply, address owner)']);
const require = createRequire(import.meta.url);

/** Deploys from `deployer`, a new account, in one block, gives every holder its share of each token, and keeps the tokens for the pools. */
export async function deployContracts(
  node: EvmNode,
  deployer: Hex,
  holders: readonly Hex[],
): Promise<SandboxContracts> {
  const [salt, kelp] = TOKENS.map((token, nonce) => {
    const address = getContractAddress({ from: deployer, nonce: BigInt(nonce) });
    return { ...token, address, supplyPerAccount: parseUnits(token.whole, token.decimals) };
  });
  if (!salt || !kelp) throw new Error('Unreachable: two tokens are listed above.');
  const deployments = [salt, kelp].map((token) => ({
    data: encodeDeployData({
      abi: CONSTRUCTOR,
      bytecode: erc20Bytecode(token.decimals),
      args: [token.name, token.symbol, token.supplyPerAccount * BigInt(holders.length) + pooledOf(token), deployer],
    }),
  }));
  const shares = [salt, kelp].flatMap((token) =>
    holders.map((holder) => ({
      to: token.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [holder, token.supplyPerAccount] }),
    })),
  );
  // Explicit nonces, as a batch has no order of its own, and one block mined by hand, so that nothing has to be polled.
  const transactions = [...deployments, ...shares].map((each, nonce) => ({
    method: 'eth_sendTransaction',
    params: [
      { from: deployer, nonce: toHex(nonce), gas: toHex(each.data.length > 1000 ? 2_000_000 : 80_000), ...each },
    ],
  }));
  await Promise.all([placeMulticall3(node.rpcUrl), jsonRpc(node.rpcUrl, 'evm_setAutomine', [false])]);
  const hashes = await jsonRpcBatch(node.rpcUrl, transactions);
  await jsonRpc(node.rpcUrl, 'evm_mine');
  const receipts = await jsonRpcBatch(node.rpcUrl, [
    ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    { method: 'evm_setAutomine', params: [true] },
  ]);
  if (!receipts.slice(0, -1).every(succeeded)) throw new Error('The sandbox tokens could not be deployed.');
  await makeStrict(node.rpcUrl, salt.address);
  return { tokens: [publicToken(salt), publicToken(kelp)], multicall3: MULTICALL3 };
}

/** The published constant is creation code: running it as a call without a recipient gives the code to place. */
async function placeMulticall3(rpcUrl: string): Promise<void> {
  const code = await jsonRpc(rpcUrl, 'eth_call', [{ data: multicall3CreationCode() }, 'latest']);
  await jsonRpc(rpcUrl, 'anvil_setCode', [MULTICALL3, code]);
}

/** OpenZeppelin's published build of a fixed-supply ERC-20, optionally with another number of decimals. */
function erc20Bytecode(decimals: number): Hex {
  const build: unknown = require('@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json');
  const code = hexOf(build, 'bytecode');
  if (decimals === 18) return code;
  // No build with other decimals is published. `decimals()` returns a constant, which is one byte of the code: PUSH1 18
  // straight after PUSH1 64 MLOAD (the free memory pointer), and stored there (DUP2 MSTORE).
  const [before, after, ...more] = code.split('6040516012815260');
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The published ERC-20 build has changed.');
  return `${before}60405160${decimals.toString(16).padStart(2, '0')}815260${after}` as Hex;
}

/** viem has Multicall3's code for calls without a deployment, but not as a public entry. */
function multicall3CreationCode(): Hex {
  const constants: unknown = require(join(dirname(require.resolve('viem')), 'constants/contracts.js'));
  return hexOf(constants, 'multicall3Bytecode');
}

function hexOf(record: unknown, key: string): Hex {
  const value = typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
  if (typeof value !== 'string' || !value.startsWith('0x')) throw new Error(`No ${key} where it used to be.`);
  return value as Hex;
}

function succeeded(receipt: unknown): boolean {
  return typeof receipt === 'object' && receipt !== null && Reflect.get(receipt, 'status') === '0x1';
}

function publicToken({ name, symbol, decimals, address, supplyPerAccount }: SandboxToken): SandboxToken {
  return { name, symbol, decimals, address, supplyPerAccount };
}
