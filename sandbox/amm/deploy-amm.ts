/** Uniswap v2 on a sandbox node, with a pool for each pair of ether and the two tokens. */
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  type Hex,
  parseAbiParameters,
  parseEther,
  parseUnits,
  toHex,
} from 'viem';
import { jsonRpc, jsonRpcBatch } from '../../servers/json-rpc.js';
import type { EvmNode } from '../evm-node.js';
import type { SandboxToken } from '../sandbox-token.js';
import { builtCode, ROUTER_ABI } from './amm-code.js';

export interface Amm {
  readonly router: Hex;
  /** The token for ether in the pools (wrapped ether). */
  readonly wrapped: Hex;
}

const FOREVER = 2n ** 256n - 1n;
const ETHER = parseEther('500');

/** The pools' initial reserves, in whole tokens, at the prices of the services. */
const POOLED = {
  SALT: { ether: '3586285.714285714285714285', other: '1000000' },
  KELP: { ether: '1506240', other: '420000' },
} as const;

/** The token balance that the deployer needs. */
export function pooledOf({ symbol, decimals }: { readonly symbol: string; readonly decimals: number }): bigint {
  const { ether, other } = POOLED[symbol as keyof typeof POOLED];
  return parseUnits(ether, decimals) + parseUnits(other, decimals);
}

/** Deploys in one block, and fills the pools with the deployer's tokens. */
export async function deployAmm(
  { rpcUrl }: EvmNode,
  deployer: Hex,
  [salt, kelp]: readonly [SandboxToken, SandboxToken],
): Promise<Amm> {
  const first = Number(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [deployer, 'latest']));
  const at = (place: number) => getContractAddress({ from: deployer, nonce: BigInt(first + place) });
  const [factory, wrapped, router] = [at(0), at(1), at(2)];
  const addresses = encodeAbiParameters(parseAbiParameters('address, address'), [factory, wrapped]);
  const allowed = ({ address: to }: SandboxToken) => ({
    to,
    gas: 80_000,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, FOREVER] }),
  });
  const pooled = (token: SandboxToken, pool: 'ether' | 'other') =>
    parseUnits(POOLED[token.symbol as keyof typeof POOLED][pool], token.decimals);
  const withEther = (token: SandboxToken) => {
    const args = [token.address, pooled(token, 'ether'), 0n, 0n, deployer, FOREVER] as const;
    const data = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'addLiquidityETH', args });
    return { to: router, gas: 4_000_000, value: toHex(ETHER), data };
  };
  const both = [pooled(salt, 'other'), pooled(kelp, 'other')] as const;
  const together = encodeFunctionData({
    abi: ROUTER_ABI,
    functionName: 'addLiquidity',
    args: [salt.address, kelp.address, ...both, 0n, 0n, deployer, FOREVER],
  });
  const transactions = [
    {
      gas: 5_000_000,
      data: concatHex([builtCode('factory'), encodeAbiParameters(parseAbiParameters('address'), [deployer])]),
    },
    { gas: 1_500_000, data: builtCode('wrapped') },
    { gas: 6_000_000, data: concatHex([builtCode('router'), addresses]) },
    ...[salt, kelp].map(allowed),
    ...[salt, kelp].map(withEther),
    { to: router, gas: 4_000_000, data: together },
  ];
  await jsonRpc(rpcUrl, 'evm_setAutomine', [false]);
  const hashes = await jsonRpcBatch(
    rpcUrl,
    transactions.map(({ gas, ...each }, place) => ({
      method: 'eth_sendTransaction',
      params: [{ from: deployer, nonce: toHex(first + place), gas: toHex(gas), ...each }],
    })),
  );
  await jsonRpc(rpcUrl, 'evm_mine');
  const receipts = await jsonRpcBatch(rpcUrl, [
    ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    { method: 'evm_setAutomine', params: [true] },
  ]);
  const failed = receipts.slice(0, -1).some((receipt) => (receipt as { status?: string } | null)?.status !== '0x1');
  if (failed) throw new Error('The sandbox exchange could not be deployed.');
  // A swap in the same second as the previous one costs less gas: an estimate made then would be too low later.
  await jsonRpcBatch(rpcUrl, [
    { method: 'evm_increaseTime', params: ['0x2'] },
    { method: 'evm_mine', params: [] },
  ]);
  return { router, wrapped };
}
