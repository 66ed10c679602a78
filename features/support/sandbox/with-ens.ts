/** A dapp that configures the ENS resolver of one of its networks, as viem's chains do. */
import { UNIVERSAL_RESOLVER } from '../../../sandbox/ens/deploy-ens.js';
import type { Patch } from '../page/settings/option-patch.js';

export function withEns(name: string): Patch {
  const ensUniversalResolver = { address: UNIVERSAL_RESOLVER };
  return (options) => ({
    ...options,
    networks: options.networks.map((network) =>
      network.name === name ? { ...network, contracts: { ...network.contracts, ensUniversalResolver } } : network,
    ),
  });
}
