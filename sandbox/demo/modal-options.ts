/** The options of the demo's modal, from the local world and the page's address. */
import type { ModalOptions, Namespace, Services } from 'porthole';
import { httpAnalytics } from 'porthole/analytics';
import { bitcoin } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';
import { blockchainService, nameRegistry } from 'porthole/blockchain';
import { httpCatalogue } from 'porthole/directory';
import { embeddedWallet } from 'porthole/embedded';
import { type EvmOptions, evm } from 'porthole/evm';
import { external } from 'porthole/external';
import { injected } from 'porthole/injected';
import { buyWith, onramp } from 'porthole/onramp';
import { exchanges } from 'porthole/pay';
import { polkadot } from 'porthole/polkadot';
import { polkadotWallets } from 'porthole/polkadot-wallets';
import { localSignIn, signInService } from 'porthole/sign-in';
import { siwe } from 'porthole/siwe';
import { smartSessions } from 'porthole/smart-sessions';
import { solana } from 'porthole/solana';
import { walletStandard } from 'porthole/wallet-standard';
import { walletConnect } from 'porthole/walletconnect';
import { staticCatalogue, wellKnownWallets } from 'porthole/wallets';
import type { WorldSettings } from '../world-settings.js';
import { ownFlowHandle } from './own-flow.js';
import { pageServer } from './page-server.js';
import type { DemoQuery } from './read-query.js';
import type { SignInSetting } from './read-sign-in.js';
import { walletProvider } from './wallet-provider.js';

export function modalOptions(settings: WorldSettings, query: DemoQuery): ModalOptions {
  const { networks, tokens, wallets, relayUrl, solana: swum, bitcoin: dug, polkadot: dotted } = settings;
  const brought = wallets.find(({ name }) => name === query.external);
  return {
    networks: [
      ...networks,
      ...(query.solana ? [swum.network] : []),
      ...(query.bitcoin ? [dug.network] : []),
      ...(query.polkadot ? [dotted.network] : []),
    ],
    chains: [
      evm(readsOf(settings, query)),
      ...(query.solana ? [solana()] : []),
      ...(query.bitcoin ? [bitcoin()] : []),
      ...(query.polkadot ? [polkadot()] : []),
    ],
    connectors: [
      injected(),
      ...(query.solana ? [walletStandard()] : []),
      ...(query.bitcoin ? [bitcoinWallets()] : []),
      ...(query.polkadot ? [polkadotWallets()] : []),
      ...(query.phones
        ? [
            walletConnect({
              ...{ projectId: 'sandbox', relayUrl },
              ...(query.offer && { limits: { offer: query.offer, delivery: query.offer } }),
            }),
          ]
        : []),
      ...(query.login
        ? [
            embeddedWallet({
              url: settings.secureSiteUrl,
              namespaces: query.solana ? ['eip155', 'solana'] : ['eip155'],
            }),
          ]
        : []),
      ...(brought
        ? [
            external({
              id: 'brought-along',
              name: brought.name,
              icon: brought.icon,
              load: () => walletProvider(brought.name),
            }),
          ]
        : []),
    ],
    ...(!query.projectIdMissing && { services: servicesOf(settings, query) }),
    ...(query.tokens && {
      tokens: {
        ...Object.fromEntries(networks.map(({ caipNetworkId, id }) => [caipNetworkId ?? `eip155:${id}`, tokens])),
        ...(query.solana && { [swum.network.caipNetworkId ?? '']: [swum.token] }),
      },
    }),
    metadata: {
      name: 'Slipway',
      description: 'The demo dapp of Porthole',
      url: location.origin,
      icons: [`${location.origin}/slipway.svg`],
    },
    ...(query.pay && { features: { pay: true } }),
    themeMode: query.theme,
    ...(query.locale && { locale: query.locale }),
    inline: query.inline,
    allowUnsupportedChain: query.allowUnsupported,
    ...(query.legal && {
      termsConditionsUrl: `${location.origin}/?paper=terms`,
      privacyPolicyUrl: `${location.origin}/?paper=privacy`,
    }),
    ...(query.signIn && signInOf(settings, query.signIn)),
    ...(query.ownFlow && { flows: ownFlowHandle }),
    ...query.options,
  };
}

function signInOf(settings: WorldSettings, { way, options }: SignInSetting): Pick<ModalOptions, 'siwx' | 'siweConfig'> {
  if (way === 'server') return { siweConfig: siwe(pageServer(settings, options.required)) };
  if (way === 'service') return { siwx: signInService({ ...options, url: settings.servicesUrl }) };
  return { siwx: localSignIn(options) };
}

function readsOf({ servicesUrl, networks }: WorldSettings, { reads }: DemoQuery): EvmOptions {
  const swapNetworks = ['eip155:31337'] as const;
  if (reads === undefined) return { swapNetworks };
  const known = networks.map(({ id }) => `eip155:${id}` as const);
  return { swapNetworks, service: { url: new URL(reads, servicesUrl).href, projectId: 'sandbox', networks: known } };
}

function servicesOf({ directoryUrl, analyticsUrl, servicesUrl }: WorldSettings, query: DemoQuery): false | Services {
  const catalogue = catalogueOf(directoryUrl, query);
  const consent = () => query.analytics === 'told';
  const analytics = query.analytics && httpAnalytics({ url: analyticsUrl, settingsUrl: analyticsUrl, consent });
  const chains = query.services && blockchainService({ url: new URL(query.services, servicesUrl).href });
  const registry = query.names && nameRegistry({ url: servicesUrl, suffix: 'berth.example' });
  const shop = query.sellers.length > 0 && onramp({ url: servicesUrl, sellers: sellersOf(servicesUrl, query) });
  const sessions = query.sessions && smartSessions({ url: servicesUrl });
  const market = query.exchanges && exchanges({ url: servicesUrl });
  if (![catalogue, analytics, chains, registry, shop, sessions, market].some(Boolean)) return false;
  return {
    ...(catalogue && { catalogue }),
    ...(analytics && { analytics }),
    ...chains,
    ...(registry && { registry }),
    ...(shop && { onramp: shop }),
    ...(sessions && { sessions }),
    ...(market && { exchanges: market }),
  };
}

/** Their pages are the sandbox's own, and charge nothing. */
function sellersOf(servicesUrl: string, { sellers }: DemoQuery) {
  const { origin } = new URL(servicesUrl);
  const namespaces = sellers as [Namespace, ...Namespace[]];
  return [
    buyWith({ id: 'harbour', name: 'Harbour Exchange', fees: '1–2%', history: 'coinbase', origin, namespaces }),
    buyWith({
      ...{ id: 'tide', name: 'Tide Money', origin, namespaces },
      page: ({ address, amount }) => `${origin}/buy?for=${address}&amount=${amount}`,
    }),
  ];
}

function catalogueOf(directoryUrl: string, { directory }: DemoQuery) {
  if (directory === undefined) return undefined;
  if (directory === 'list') return staticCatalogue(wellKnownWallets);
  return httpCatalogue({ url: new URL(`${directory}/`, directoryUrl).href, projectId: 'sandbox' });
}
