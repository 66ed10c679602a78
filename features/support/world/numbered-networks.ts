/** EVM networks without a node. Only their chain ids matter, which are also their names. */
import type { NetworkInput } from '../../../domain/network/network.js';

export function numberedNetworks(ids: readonly string[]): NetworkInput[] {
  return ids.map((id) => ({
    ...{ id: Number(id), name: `Network ${id}` },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }));
}
