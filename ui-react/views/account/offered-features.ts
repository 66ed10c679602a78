/** What can be done with an account from its screen. */
import type { Config } from '../../../application/config.js';
import { offersOn } from '../../../domain/chain-offers.js';
import type { Network } from '../../../domain/network.js';
import { isSwapNetwork } from '../../../domain/swap-networks.js';

/** In the order of the host's choice. The others are not here yet. */
export function offeredFeatures(
  { features, chains, services }: Config,
  network: Network | undefined,
): readonly ('receive' | 'send' | 'swaps')[] {
  if (!network || network.unsupported) return [];
  return (features.walletFeaturesOrder ?? []).flatMap((feature) => {
    if (feature === 'onramp') return [];
    const can =
      feature === 'receive' ||
      (feature === 'send'
        ? offersOn(chains, network.chainNamespace, 'send')
        : services.includes('swaps') && isSwapNetwork(network.caipNetworkId, chains));
    return features[feature] && can ? [feature] : [];
  });
}

/** The screen that a feature's button leads to. */
export function viewOf(feature: 'receive' | 'send' | 'swaps'): 'receive' | 'send' | 'swap' {
  return feature === 'swaps' ? 'swap' : feature;
}
