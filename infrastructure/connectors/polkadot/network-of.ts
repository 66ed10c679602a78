import type { NetworkId } from '../../../domain/network/caip.js';

/** CAIP-2: the first half of the first block's hash. */
export function networkOf(genesisHash: string): NetworkId {
  return `polkadot:${genesisHash.replace(/^0x/, '').slice(0, 32)}`;
}
