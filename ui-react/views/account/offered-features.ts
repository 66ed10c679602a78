/** The features of an account that its screen offers. */
import type { Config } from '../../../application/shell/config.js';
import { chainSupports } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import type { WalletFeature } from '../../../domain/site/features.js';
import { isSwapNetwork } from '../../../domain/trade/swap-networks.js';

/** In the order of the host's choice. */
export function offeredFeatures(
  { features, chains, services }: Config,
  network: Network | undefined,
): readonly WalletFeature[] {
  if (!network || network.unsupported) return [];
  return (features.walletFeaturesOrder ?? []).flatMap((feature) => {
    const can =
      feature === 'receive' ||
      (feature === 'onramp'
        ? services.includes(`onramp:${network.chainNamespace}`)
        : feature === 'send'
          ? chainSupports(chains, network.chainNamespace, 'send')
          : services.includes('swaps') && isSwapNetwork(network.caipNetworkId, chains));
    return features[feature] && can ? [feature] : [];
  });
}

/** The screen that a feature's button opens. */
export function viewOf(feature: WalletFeature): 'receive' | 'send' | 'swap' | 'on-ramp-providers' {
  if (feature === 'onramp') return 'on-ramp-providers';
  return feature === 'swaps' ? 'swap' : feature;
}
