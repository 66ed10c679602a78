/** What a scenario sets of the dapp, the browser and the world, before or while the page is open. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { SocialProvider } from '../../../../domain/site/features.js';
import type { ConnectMethod, WalletGroupName } from '../../../../domain/wallet/wallet.js';
import type { ModalOptions } from '../../../../infrastructure/options.js';
import { wellKnownList } from '../../../../infrastructure/services/catalogue/static/well-known-list.js';
import { localSignIn } from '../../../../infrastructure/services/sign-in/index.js';
import type { AnalyticsState } from '../../../../sandbox/analytics/analytics-server.js';
import type { DirectoryState } from '../../../../sandbox/directory/directory-server.js';
import { directoryId } from '../../../../sandbox/directory/generate-wallets.js';
import type { ViewKind } from '../../../../sandbox/examination/examine-page.js';
import type { StorageState } from '../../browser/storage-state.js';
import type { MiningState } from '../../sandbox/mining.js';
import type { RELAY_REFUSALS } from '../../sandbox/relay-refusals.js';
import { SECURE_SETTINGS, type SecureSettings, USUAL_SECURE } from '../../sandbox/secure-settings.js';
import type { SignInServerState } from '../../sandbox/siwe-host.js';
import { listedApp } from '../../wallets/listed-app.js';
import { numberedNetworks } from '../../world/numbered-networks.js';
import { VARIABLES } from '../../world/theme-variables.js';
import { listOf, networkIdNamed, SOLANA, USUAL_WALLETS } from '../../world/vocabulary.js';
import { FILE_SETTINGS, type FileSettings, USUAL_FILES } from './file-settings.js';
import { LANGUAGE_SETTINGS, type LanguageSettings, USUAL_LANGUAGES } from './language-settings.js';
import { type NodeSettings, withNode } from './node-setting.js';
import type { Patch } from './option-patch.js';
import { REQUEST_SETTINGS } from './request-settings.js';
import type { TamperedAs } from './tampered.js';

export type RelayState = 'fine' | 'unreachable' | keyof typeof RELAY_REFUSALS;
/** The state of the sandbox's services at their own URL. */
export type ReadsState = 'fine' | 'failing' | 'silent';

export interface PageSettings extends SecureSettings, NodeSettings, LanguageSettings, FileSettings {
  /** Applied to the dapp's usual options, in order. */
  readonly patches: readonly Patch[];
  /** The wallets in this browser. */
  readonly wallets: readonly string[];
  /** The wallets of Solana in this browser. Undefined: the dapp does not support Solana. */
  readonly solana: readonly string[] | undefined;
  readonly bitcoin: readonly string[] | undefined;
  readonly polkadot: readonly string[] | undefined;
  /** A wallet that the dapp provides. */
  readonly external: string | undefined;
  readonly phone: boolean;
  readonly android: boolean;
  /** How the visitor views the page: zoom, motion, colours. */
  readonly view: ViewKind;
  /** Whether animations take fifty times as long, so that they can be checked. */
  readonly slowMotion: boolean;
  /** Whether every screen is checked. */
  readonly examined: boolean;
  /** Injects nothing, even if wallets are listed. */
  readonly bare: boolean;
  readonly storage: StorageState;
  readonly clipboard: boolean;
  /** The state of the wallet directory; `a list` is part of the page. Undefined: the dapp has none. */
  readonly directory: DirectoryState | 'a list' | undefined;
  /** The state of the analytics service, or that the visitor has not agreed to it. Undefined: the dapp has none. */
  readonly analytics: AnalyticsState | 'not agreed' | undefined;
  /** The state of the service for reading from networks. Undefined: the dapp has none. */
  readonly reads: ReadsState | undefined;
  /** The fault of the service for account data: `fine`, `failing`, `silent@history`. Undefined: the dapp has none. */
  readonly blockchain: string | undefined;
  readonly registry: boolean;
  /** How blocks are mined on the first network. */
  readonly mining: MiningState;
  /** The namespaces with onramps. Undefined: none. */
  readonly sellers: readonly Namespace[] | undefined;
  readonly sessions: boolean;
  /** Whether payments can be made from exchanges. */
  readonly exchanges: boolean;
  /** Patterns of the origins for which the directory allows the dapp's project. Undefined: this page's origin. */
  readonly allowedOrigins: readonly string[] | undefined;
  /** The page's origin, without a browser. Undefined: the usual one. */
  readonly origin: string | undefined;
  /** Whether wallets on other devices can be paired with. */
  readonly pairing: boolean;
  /** The state of the relay between page and phone. */
  readonly relay: RelayState;
  /** Whether there is an embedded wallet. */
  readonly embedded: boolean;
  /** Whether the scenario can advance the page's clock in profiles with real time. */
  readonly clock: boolean;
  /** Whether and how visitors sign in: see `readSignIn`. Undefined: they do not. */
  readonly signIn: string | undefined;
  /** The state of the dapp's sign-in server. */
  readonly signInServer: SignInServerState;
  /** How the stored sessions are tampered with before the page is loaded again. */
  readonly keptSignIn: TamperedAs | undefined;
  /** Whether the browser allows new windows. */
  readonly windows: boolean;
  /** How the page renders buttons and screens: with `hooks` it renders its own, and none of the modal's. */
  readonly madeOf: 'components' | 'elements' | 'hooks';
  /** Whether the dapp adds a flow of its own. */
  readonly ownFlow: boolean;
}

export const USUAL_PAGE: PageSettings = {
  ...USUAL_SECURE,
  ...USUAL_LANGUAGES,
  ...USUAL_FILES,
  patches: [],
  wallets: USUAL_WALLETS,
  ...{ solana: undefined, bitcoin: undefined, polkadot: undefined, external: undefined },
  phone: false,
  android: false,
  view: 'as usual',
  slowMotion: false,
  examined: false,
  bare: false,
  storage: 'fine',
  clipboard: true,
  unreachable: [],
  ...{ behind: [], silent: [], held: [], ominous: [] },
  stumbling: {},
  directory: undefined,
  analytics: undefined,
  reads: undefined,
  blockchain: undefined,
  registry: false,
  mining: 'going on',
  sellers: undefined,
  sessions: false,
  exchanges: false,
  allowedOrigins: undefined,
  origin: undefined,
  pairing: false,
  relay: 'fine',
  embedded: false,
  clock: false,
  signIn: undefined,
  keptSignIn: undefined,
  signInServer: 'fine',
  windows: true,
  madeOf: 'components',
  ownFlow: false,
};

type Setting = (value: string, page: PageSettings) => Partial<PageSettings> | Patch;

const SETTINGS: Readonly<Record<string, Setting>> = {
  // the dapp
  theme: (mode) => (options) => ({ ...options, themeMode: mode as 'light' }),
  inline: (on) => (options) => ({ ...options, inline: on === 'yes' }),
  'project id':
    (id) =>
    ({ projectId: _, ...options }) =>
      id === 'nothing' ? options : { ...options, projectId: id },
  services:
    (on) =>
    ({ services: _, ...options }) =>
      on === 'no' ? { ...options, services: false } : options,
  debug: (on) => (options) => ({ ...options, debug: on === 'yes' }),
  networks: () => (options) => ({ ...options, networks: [] }),
  'more networks': (ids) => (options) => ({
    ...options,
    networks: [...options.networks, ...numberedNetworks(listOf(ids))],
  }),
  'network id': (id) => (options) => ({
    ...options,
    networks: options.networks.map((network) => ({ ...network, caipNetworkId: id as 'eip155:1' })),
  }),
  Solana: () => (options) => ({ ...options, networks: [...options.networks, SOLANA] }),
  'test networks': (on) => (options) => ({
    ...options,
    networks: options.networks.map((network) => ({ ...network, testnet: on === 'yes' })),
  }),
  'pictures of networks': (whose) => (options) => ({
    ...options,
    networks: options.networks.map(({ assets: _, ...network }) => ({
      ...network,
      ...(whose === 'the directory’s' && { assets: { imageId: network.name } }),
    })),
  }),
  'default network': (name) => (options) => ({ ...options, defaultNetwork: networkIdNamed(name) }),
  'node address of Tidewater': () => (options) => ({
    ...options,
    networks: options.networks.map((network) =>
      network.name === 'Tidewater'
        ? {
            ...network,
            rpcUrls: { default: { http: ['https://mainnet.example/v3/0123456789abcdef0123456789abcdef'] } },
          }
        : network,
    ),
  }),
  tokens: () => (options) => ({ ...options, tokens: {} }),
  explorer: (name) => (options) => ({
    ...options,
    networks: options.networks.map((network) => ({
      ...network,
      blockExplorers: { default: { name, url: 'https://lighthouse.example' } },
    })),
  }),
  'unknown networks': (accepted) => (options) => ({ ...options, allowUnsupportedChain: accepted === 'accepted' }),
  'external wallet': (name) => ({ external: name }),
  chains: () => (options) => ({ ...options, chains: [] }),
  'pairing control': (whose) => (options) => ({ ...options, manualWCControl: whose === 'its own' }),
  'custom app': (name) => (options) => ({ ...options, customWallets: [listedApp(name)] }),
  'custom app by address': (name) => (options) => {
    const { mobileLink: _, ...app } = listedApp(name);
    return { ...options, customWallets: [app] };
  },
  'custom wallet': (name) => (options) => ({ ...options, customWallets: [{ id: `listed-${name}`, name }] }),
  'excluded wallet name': (name) => (options) => ({ ...options, excludedWallets: [{ name }] }),
  'excluded wallet maker': (rdns) => (options) => ({ ...options, excludedWallets: [{ rdns }] }),
  'featured wallets': (names) => (options) => ({ ...options, featuredWalletIds: listOf(names).map(walletIdNamed) }),
  'included wallets': (names) => (options) => ({ ...options, includeWalletIds: listOf(names).map(walletIdNamed) }),
  'excluded wallets': (names) => (options) => ({ ...options, excludeWalletIds: listOf(names).map(walletIdNamed) }),
  WalletConnect: (on) => (options) => ({ ...options, enableWalletConnect: on === 'yes' }),
  'all wallets': (when) => (options) => ({ ...options, allWallets: when as 'SHOW' }),
  'wallet group order': (order) => (options) => ({
    ...options,
    walletGroupOrder: listOf(order) as WalletGroupName[],
  }),
  'sign-in options': (which) => (options) => ({
    ...options,
    ...(which !== 'siwx' && { siweConfig: localSignIn() }),
    ...(which !== 'siweConfig' && { siwx: localSignIn() }),
  }),
  'misspelt option': (name) => (options) => ({ ...options, [name]: true }),
  // the browser and the world
  wallets: (names) => ({ wallets: listOf(names) }),
  'Solana wallets': (names) => ({ solana: listOf(names).filter((name) => name !== 'none') }),
  'Bitcoin wallets': (names) => ({ bitcoin: listOf(names).filter((name) => name !== 'none') }),
  'Polkadot wallets': (names) => ({ polkadot: listOf(names).filter((name) => name !== 'none') }),
  device: (kind) => ({
    phone: kind !== 'a desk',
    android: kind === 'an Android phone',
    bare: kind === 'a phone without a wallet',
  }),
  view: (kind) => ({ view: kind as ViewKind }),
  'slow motion': (on) => ({ slowMotion: on === 'yes' }),
  examined: (on) => ({ examined: on === 'yes' }),
  storage: (state) => ({ storage: state as StorageState }),
  clipboard: (state) => ({ clipboard: state !== 'forbidden' }),
  'wallet directory': (how) => ({ directory: how as DirectoryState }),
  analytics: (state) => ({ analytics: state as PageSettings['analytics'] }),
  'service for reads': (how) => ({ reads: how as ReadsState }),
  'name service': (on) => ({ registry: on === 'yes' }),
  mining: (how) => ({ mining: how as MiningState }),
  sellers: (kinds) => ({ sellers: listOf(kinds) as Namespace[] }),
  exchanges: (on) => ({ exchanges: on === 'yes' }),
  'session service': (on) => ({ sessions: on === 'yes' }),
  'blockchain service': (how) => ({ blockchain: how === 'no' ? undefined : how }),
  'allowed origins': (patterns) => ({ allowedOrigins: listOf(patterns) }),
  "page's origin": (origin) => ({ origin }),
  pairing: (there) => ({ pairing: there === 'yes' }),
  relay: (state) => ({ relay: state === 'back' ? 'fine' : (state as RelayState) }),
  clock: (how) => ({ clock: how === 'adjustable' }),
  ...REQUEST_SETTINGS,
  ...LANGUAGE_SETTINGS,
  ...FILE_SETTINGS,
  ...SECURE_SETTINGS,
  'sign-in': (how) => ({ signIn: how }),
  'sign-in server': (state) => ({ signInServer: state as SignInServerState }),
  'kept sessions': (how) => ({ keptSignIn: how as TamperedAs }),
  windows: (state) => ({ windows: state !== 'blocked' }),
  'page built with': (parts) => ({ madeOf: parts as PageSettings['madeOf'] }),
  'own flow': (name) => ({ ownFlow: name === 'guest book' }),
  'connect methods order': (order) => (options) => ({
    ...options,
    connectMethodsOrder: listOf(order) as ConnectMethod[],
  }),
  socials: (names) => (options) => ({
    ...options,
    features: { ...options.features, socials: listOf(names) as SocialProvider[] },
  }),
};

/** The settings with one more. Throws for an unknown name. */
export function withSetting(page: PageSettings, name: string, value: string): PageSettings {
  const node = /^node of (.+)$/.exec(name)?.[1];
  if (node) return withNode(page, node, value);
  const change = settingNamed(name)(value, page);
  return typeof change === 'function' ? { ...page, patches: [...page.patches, change] } : { ...page, ...change };
}

/** A wallet's id in a directory: of a well-known wallet or of one of the sandbox. */
function walletIdNamed(name: string): string {
  return wellKnownList.find((wallet) => wallet.name === name)?.id ?? directoryId(name);
}

function settingNamed(name: string): Setting {
  const feature = /^feature (.+)$/.exec(name)?.[1];
  if (feature) return (on) => (options) => ({ ...options, features: { ...options.features, [feature]: on === 'yes' } });
  const variable = VARIABLES[name];
  if (variable) {
    return (value) => (options) => {
      const set = /^\d+$/.test(value) ? Number(value) : value === 'nothing' ? undefined : value;
      return { ...options, themeVariables: { ...options.themeVariables, [variable]: set } };
    };
  }
  const setting = SETTINGS[name];
  if (!setting) throw new Error(`The suite does not know how to set "${name}".`);
  return setting;
}

export function optionsOf(page: PageSettings, usual: ModalOptions): ModalOptions {
  return page.patches.reduce((options, patch) => patch(options), usual);
}
