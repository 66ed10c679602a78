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
import { LANGUAGE_SETTINGS, type LanguageSettings, USUAL_LANGUAGES } from './language-settings.js';
import { type NodeSettings, withNode } from './node-setting.js';
import type { Patch } from './option-patch.js';
import { REQUEST_SETTINGS } from './request-settings.js';
import type { TamperedAs } from './tampered.js';

export type RelayState = 'fine' | 'unreachable' | keyof typeof RELAY_REFUSALS;
/** As the sandbox's services can be: at their own address. */
export type ReadsState = 'fine' | 'failing' | 'silent';

export interface PageSettings extends SecureSettings, NodeSettings, LanguageSettings {
  /** Laid over the dapp's usual options, in order. */
  readonly patches: readonly Patch[];
  /** The wallets in this browser. */
  readonly wallets: readonly string[];
  /** The wallets of Solana in this browser. Undefined: the dapp has nothing to do with Solana. */
  readonly solana: readonly string[] | undefined;
  readonly bitcoin: readonly string[] | undefined;
  readonly polkadot: readonly string[] | undefined;
  /** A wallet that the dapp brings along. */
  readonly external: string | undefined;
  readonly phone: boolean;
  readonly android: boolean;
  /** The visitor's view of the page. */
  readonly view: ViewKind;
  /** Whether animations take fifty times as long, so that they can be checked. */
  readonly slowMotion: boolean;
  /** Whether what is shown is examined on the way. */
  readonly examined: boolean;
  /** Nothing is injected, whatever is listed. */
  readonly bare: boolean;
  readonly storage: StorageState;
  readonly clipboard: boolean;
  /** How the wallet directory is; `a list` ships with the page. Undefined: the dapp has none. */
  readonly directory: DirectoryState | 'a list' | undefined;
  /** How the service that counts visits is, or that the visitor has not agreed to it. Undefined: the dapp has none. */
  readonly analytics: AnalyticsState | 'not agreed' | undefined;
  /** How the service is that networks are read by. Undefined: the dapp has none. */
  readonly reads: ReadsState | undefined;
  /** What befalls the service that knows of accounts: `fine`, `failing`, `silent@history`. Undefined: the dapp has none. */
  readonly blockchain: string | undefined;
  readonly registry: boolean;
  /** How blocks are made on the first network. */
  readonly mining: MiningState;
  /** The namespaces with sellers. Undefined: none. */
  readonly sellers: readonly Namespace[] | undefined;
  readonly sessions: boolean;
  /** Whether payments can be made from exchanges. */
  readonly exchanges: boolean;
  /** Patterns of the origins on which the directory lets the dapp's project be used; undefined: on this page. */
  readonly allowedOrigins: readonly string[] | undefined;
  /** Where the page is, in a world without a browser. Undefined: where it always is. */
  readonly origin: string | undefined;
  /** Whether wallets on other devices can be paired with. */
  readonly pairing: boolean;
  /** How the relay between page and phone is. */
  readonly relay: RelayState;
  /** Whether a wallet lives inside the modal. */
  readonly embedded: boolean;
  /** Whether the scenario puts the page's clock forward, where time is real otherwise. */
  readonly clock: boolean;
  /** Whether and how visitors sign in: see `readSignIn`. Undefined: not at all. */
  readonly signIn: string | undefined;
  /** How the dapp's server is, where that signs visitors in. */
  readonly signInServer: SignInServerState;
  /** What has become of the sessions that the page keeps, when it is loaded again. */
  readonly keptSignIn: TamperedAs | undefined;
  /** Whether the browser opens windows. */
  readonly windows: boolean;
  /** What the page's buttons and screens are made of: with `hooks` it draws its own, and none of the modal's. */
  readonly madeOf: 'components' | 'elements' | 'hooks';
  /** Whether the dapp brings a flow of its own. */
  readonly ownFlow: boolean;
}

export const USUAL_PAGE: PageSettings = {
  ...USUAL_SECURE,
  ...USUAL_LANGUAGES,
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

/** The settings with one more of them. Throws for what the suite has no word for. */
export function withSetting(page: PageSettings, name: string, value: string): PageSettings {
  const node = /^node of (.+)$/.exec(name)?.[1];
  if (node) return withNode(page, node, value);
  const change = settingNamed(name)(value, page);
  return typeof change === 'function' ? { ...page, patches: [...page.patches, change] } : { ...page, ...change };
}

/** A directory's id of a wallet: of one that many people have, or of one of the sandbox. */
function walletIdNamed(name: string): string {
  return wellKnownList.find((wallet) => wallet.name === name)?.id ?? directoryId(name);
}

function settingNamed(name: string): Setting {
  const feature = /^feature (.+)$/.exec(name)?.[1];
  if (feature) return (on) => (options) => ({ ...options, features: { ...options.features, [feature]: on === 'yes' } });
  const variable = VARIABLES[name];
  if (variable) {
    return (value) => (options) => ({
      ...options,
      themeVariables: { ...options.themeVariables, [variable]: /^\d+$/.test(value) ? Number(value) : value },
    });
  }
  const setting = SETTINGS[name];
  if (!setting) throw new Error(`The suite does not know how to set "${name}".`);
  return setting;
}

export function optionsOf(page: PageSettings, usual: ModalOptions): ModalOptions {
  return page.patches.reduce((options, patch) => patch(options), usual);
}
