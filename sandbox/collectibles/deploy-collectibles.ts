/** Deploys collectibles on a sandbox node: unique ones (ERC-721), several alike (ERC-1155), and an unsolicited one. */
import { createRequire } from 'node:module';
import { type Abi, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, parseAbi, toHex } from 'viem';
import { jsonRpc, jsonRpcBatch } from '../../servers/json-rpc.js';
import type { EvmNode } from '../evm-node.js';
import { baitAddress, glassAddress, lampAddress } from './collectible-art.js';

export interface SandboxCollectibles {
  /** Unique ones: Driftglass. */
  readonly glass: Hex;
  /** Several alike: Tide Lamps. */
  readonly lamps: Hex;
  /** Looks like spam. */
  readonly bait: Hex;
}

const ABI = parseAbi([
  'function mint(address to)',
  'function mintBatch(address to, uint256[] ids, uint256[] amounts, bytes data)',
]);
/** In hex, as ids are put into images, these are the hues 10, 50 and 160. */
const LAMPS = [0x10n, 0x50n, 0x160n];
const require = createRequire(import.meta.url);

/** Deploys in one block, and gives each holder two bottles and some lamps; the first also gets the bait. */
export async function deployCollectibles(
  { rpcUrl }: EvmNode,
  deployer: Hex,
  holders: readonly Hex[],
): Promise<SandboxCollectibles> {
  const first = Number(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [deployer, 'latest']));
  const at = (place: number) => getContractAddress({ from: deployer, nonce: BigInt(first + place) });
  const [glass, lamps, bait] = [at(0), at(1), at(2)];
  const mint = (to: Hex, holder: Hex) => ({
    to,
    data: encodeFunctionData({ abi: ABI, functionName: 'mint', args: [holder] }),
  });
  const transactions = [
    { data: deployment('ERC721PresetMinterPauserAutoId', ['Driftglass', 'GLASS', glassAddress()]) },
    { data: deployment('ERC1155PresetMinterPauser', [lampAddress()]) },
    { data: deployment('ERC721PresetMinterPauserAutoId', ['Free KELP', 'FREE', baitAddress()]) },
    ...holders.flatMap((holder, index) => {
      const amounts = LAMPS.map((_, each) => BigInt(1 + ((index + each) % 3)));
      const args = [holder, LAMPS, amounts, '0x'] as const;
      const lamp = { to: lamps, data: encodeFunctionData({ abi: ABI, functionName: 'mintBatch', args }) };
      return [mint(glass, holder), mint(glass, holder), lamp];
    }),
    ...holders.slice(0, 1).map((holder) => mint(bait, holder)),
  ];
  await jsonRpc(rpcUrl, 'evm_setAutomine', [false]);
  const hashes = await jsonRpcBatch(
    rpcUrl,
    transactions.map((each, place) => ({
      method: 'eth_sendTransaction',
      params: [
        { from: deployer, nonce: toHex(first + place), gas: toHex('to' in each ? 400_000 : 5_000_000), ...each },
      ],
    })),
  );
  await jsonRpc(rpcUrl, 'evm_mine');
  const receipts = await jsonRpcBatch(rpcUrl, [
    ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    { method: 'evm_setAutomine', params: [true] },
  ]);
  const failed = receipts.slice(0, -1).some((receipt) => (receipt as { status?: string } | null)?.status !== '0x1');
  if (failed) throw new Error('The sandbox collectibles could not be deployed.');
  return { glass, lamps, bait };
}

/** OpenZeppelin's published build. */
function deployment(name: string, args: readonly string[]): Hex {
  const { abi, bytecode } = require(`@openzeppelin/contracts/build/contracts/${name}.json`) as {
    readonly abi: Abi;
    readonly bytecode: Hex;
  };
  return encodeDeployData({ abi, bytecode, args });
}
