/** What can be done with an account from its screen. */
import type { Config } from '../../../application/config.js';
import { offersOn } from '../../../domain/chain-offers.js';
import type { Network } from '../../../domain/network.js';

/** In the order of the host's choice. The others are not here yet. */
export function offeredFeatures(
  { features, chains }: Config,
  network: Network | undefined,
): readonly ('receive' | 'send')[] {
  if (!network || network.unsupported) return [];
  return (features.walletFeaturesOrder ?? []).flatMap((feature) => {
    if (feature !== 'receive' && feature !== 'send') return [];
    const can = feature === 'receive' || offersOn(chains, network.chainNamespace, 'send');
    return features[feature] && can ? [feature] : [];
  });
}
