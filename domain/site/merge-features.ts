/** The host's features merged with the defaults. A file of its own because the entry point needs only the features themselves. */

import { WALLET_GROUP_ORDER } from '../wallet/wallet.js';
import { DEFAULT_FEATURES, type Features, SOCIAL_PROVIDERS, type SocialProvider, WALLET_FEATURES } from './features.js';

/**
 * The features that a host may set: any of them. `socials: false`: none. `emailShowWallets: false` is the old name of
 * `collapseWallets`.
 */
export type FeaturesInput = { readonly [K in Exclude<keyof Features, 'socials'>]?: Features[K] | undefined } & {
  readonly socials?: readonly SocialProvider[] | false | undefined;
  readonly emailShowWallets?: boolean | undefined;
};

/** The features with the host's settings. Unknown names and duplicates in lists are dropped. */
export function mergeFeatures(input: FeaturesInput = {}, base: Features = DEFAULT_FEATURES): Features {
  const { socials, connectorTypeOrder, connectMethodsOrder, walletFeaturesOrder, emailShowWallets, ...switches } =
    input;
  const methods = known(connectMethodsOrder, ['wallet', 'email', 'social'] as const) ?? base.connectMethodsOrder;
  const { connectMethodsOrder: _, ...rest } = base;
  return {
    ...rest,
    ...(emailShowWallets === false && { collapseWallets: true }),
    ...switched(switches),
    socials: socials === false ? [] : (known(socials, SOCIAL_PROVIDERS) ?? base.socials),
    connectorTypeOrder: known(connectorTypeOrder, WALLET_GROUP_ORDER) ?? base.connectorTypeOrder,
    walletFeaturesOrder: known(walletFeaturesOrder, WALLET_FEATURES) ?? base.walletFeaturesOrder,
    ...(methods && { connectMethodsOrder: methods }),
  };
}

function known<T>(asked: readonly T[] | undefined, all: readonly T[]): readonly T[] | undefined {
  return Array.isArray(asked) ? [...new Set(asked)].filter((name) => all.includes(name)) : undefined;
}

/** Only booleans count. */
function switched(switches: object): Partial<Features> {
  return Object.fromEntries(
    Object.entries(switches).filter(([name, on]) => typeof on === 'boolean' && Object.hasOwn(DEFAULT_FEATURES, name)),
  );
}
