/** Converts AppKit's options to Porthole's. */
import { NAMESPACES, type Namespace, type NetworkId } from '../../domain/network/caip.js';
import { defineNetwork } from '../../domain/network/network.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { type WalletConnectOptions, walletConnect } from '../../infrastructure/connectors/walletconnect/index.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import type { AppKitNetwork, AppKitOptions, CustomWallet, UniversalProviderOverride } from './app-kit-options.js';
import { rpcUrlsOf } from './rpc-urls.js';
import { siwxHandle } from './siwx/siwx-handle.js';
import { ownVariables } from './theme-variables.js';

export function toModalOptions(options: AppKitOptions): ModalOptions {
  const { adapters = [], chainImages, defaultNetwork, features, customWallets, themeMode, siwx } = options;
  const parts = adapters.map((adapter) => adapter.parts(options));
  const pairing = options.enableWalletConnect !== false && Boolean(options.projectId);
  const chains =
    parts.length > 0 ? parts.map(({ chain }) => chain) : [evm(rpcUrlsOf(options.customRpcUrls, 'eip155') ?? {})];
  return {
    ...given(options, SAME_NAMES),
    networks: options.networks.map((network) => pictured(network, chainImages)),
    ...(defaultNetwork && { defaultNetwork: defineNetwork(defaultNetwork).caipNetworkId }),
    chains,
    connectors: [
      ...parts.flatMap(({ connectors }) => connectors),
      ...(pairing ? [walletConnect(pairingOptions(options.universalProviderConfigOverride))] : []),
    ],
    services: false,
    ...(features && { features: readFeatures(features) }),
    ...(customWallets && { customWallets: customWallets.map(listed) }),
    ...(siwx && { siwx: 'load' in siwx ? siwx : siwxHandle(siwx) }),
    ...(themeMode && { themeMode }),
    themeVariables: ownVariables(options.themeVariables),
    inline: options.enableEmbedded === true,
    ...options.porthole,
  };
}

const SAME_NAMES = [
  'projectId',
  'metadata',
  'allWallets',
  'includeWalletIds',
  'excludeWalletIds',
  'featuredWalletIds',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'enableWallets',
  'enableWalletConnect',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'manualWCControl',
  'defaultAccountTypes',
  'debug',
  'siweConfig',
] as const satisfies readonly (keyof AppKitOptions & keyof ModalOptions)[];

function given<K extends keyof AppKitOptions>(options: AppKitOptions, names: readonly K[]): Pick<AppKitOptions, K> {
  const kept = names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return Object.fromEntries(kept) as Pick<AppKitOptions, K>;
}

function readFeatures({ headless: _, ...features }: NonNullable<AppKitOptions['features']>) {
  return features;
}

function pictured(network: AppKitNetwork, images: AppKitOptions['chainImages']): AppKitNetwork {
  const imageUrl = images?.[network.id];
  return imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network;
}

function listed({ id, name, ...links }: CustomWallet): ListedWallet {
  const named = {
    homepage: links.homepage,
    imageUrl: links.image_url,
    mobileLink: links.mobile_link,
    desktopLink: links.desktop_link,
    webappLink: links.webapp_link,
    appStore: links.app_store,
    playStore: links.play_store,
    rdns: links.rdns,
  };
  return { id, name, ...Object.fromEntries(Object.entries(named).filter(([, link]) => typeof link === 'string')) };
}

function pairingOptions({ rpcMap, ...override }: UniversalProviderOverride = {}): WalletConnectOptions {
  const proposal = NAMESPACES.flatMap((namespace) => {
    const own = (['methods', 'events', 'chains'] as const).flatMap((name) => {
      const values = override[name]?.[namespace];
      return values ? [[name, name === 'chains' ? values.map((id) => caipOf(namespace, id)) : values]] : [];
    });
    return own.length > 0 ? [[namespace, Object.fromEntries(own)]] : [];
  });
  return {
    ...(proposal.length > 0 && { proposal: Object.fromEntries(proposal) }),
    ...(rpcMap && { rpcMap: rpcMap as Partial<Record<NetworkId, string>> }),
  };
}

function caipOf(namespace: Namespace, id: string): NetworkId {
  return (id.includes(':') ? id : `${namespace}:${id}`) as NetworkId;
}
