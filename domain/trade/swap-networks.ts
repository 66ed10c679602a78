/** The networks where tokens can be swapped. */
import type { NetworkId } from '../network/caip.js';
import type { ListedChain } from '../network/chain-support.js';

/** The built-in ones. */
const SWAP_NETWORKS: readonly NetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
];

/** Whether the network is one of them, or one that the host adds. */
export function isSwapNetwork(id: NetworkId, chains: readonly ListedChain[]): boolean {
  return SWAP_NETWORKS.includes(id) || chains.some(({ swapNetworks }) => swapNetworks?.includes(id));
}
