/** Whether a method of the modal was called with valid arguments. */

import type { Engine } from '../../application/engine/engine.js';
import type { IntentType } from '../../application/engine/intents.js';
import { isObject } from '../../application/engine/validators.js';
import type { TypeOf } from '../../application/modal/intent-methods.js';
import type { IntentMethods } from '../../application/modal/modal.js';
import { VIEW_NAMES } from '../../application/modal/view-names.js';
import type { Config } from '../../application/shell/config.js';
import type { Route, View } from '../../application/shell/router.js';
import { Failure } from '../../domain/failure/failure.js';
import type { NetworkId } from '../../domain/network/caip.js';
import { defineNetwork, type NetworkInput } from '../../domain/network/network.js';
import { SOCIAL_PROVIDERS } from '../../domain/site/features.js';
import { PAY_METHODS } from '../../domain/trade/purchase.js';
import {
  features,
  lastingOptions,
  listedWallet,
  namespace,
  networkId,
  themeMode,
  themeVariables,
} from './given-shapes.js';
import {
  anything,
  either,
  firstOf,
  flag,
  isPlain,
  listOf,
  method,
  needed,
  oneOf,
  readable,
  record,
  type Shape,
  text,
} from './shape.js';

type RouteView = Exclude<View, 'unsupported-network' | 'approve' | 'siwx-sign-message' | 'connecting-siwe'>;

const ROUTE_VIEWS: Readonly<Record<RouteView, true>> = {
  connect: true,
  'connect-wallets': true,
  'connecting-wallet': true,
  'connecting-multi-chain': true,
  'connecting-wallet-connect': true,
  'connecting-wallet-connect-basic': true,
  'continue-in-wallet': true,
  'all-wallets': true,
  downloads: true,
  'get-wallet': true,
  account: true,
  'email-verify-otp': true,
  'email-verify-device': true,
  'connect-socials': true,
  'connecting-social': true,
  'connecting-farcaster': true,
  'account-settings': true,
  profile: true,
  'update-email-wallet': true,
  'update-email-primary-otp': true,
  'update-email-secondary-otp': true,
  'upgrade-email-wallet': true,
  'choose-account-name': true,
  'register-account-name': true,
  'register-account-name-success': true,
  networks: true,
  'switch-network': true,
  'switch-active-chain': true,
  receive: true,
  'compatible-networks': true,
  send: true,
  'send-select-token': true,
  'send-review': true,
  'smart-sessions': true,
  allowances: true,
  'smart-session-created': true,
  swap: true,
  'swap-select-token': true,
  'swap-preview': true,
  'on-ramp-providers': true,
  'on-ramp-fiat-select': true,
  'on-ramp-token-select': true,
  'buy-in-progress': true,
  'on-ramp-activity': true,
  'what-is-a-buy': true,
  pay: true,
  'pay-loading': true,
  'what-is-a-wallet': true,
  'what-is-a-network': true,
};

type RouteOf<V extends RouteView> = Extract<Route, { readonly view: V }>;
type RequiredKeys<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T];
type NeedOf<V extends RouteView> = Exclude<RequiredKeys<RouteOf<V>>, 'view'>;

/** What a screen cannot be drawn without. A new one does not compile without it. */
const NEEDS: { readonly [V in RouteView as NeedOf<V> extends never ? never : V]: NeedOf<V> } = {
  'connecting-wallet': 'walletId',
  'connecting-multi-chain': 'walletId',
  'connecting-social': 'provider',
  'switch-network': 'networkId',
  'switch-active-chain': 'networkId',
  'swap-select-token': 'side',
  downloads: 'wallet',
};

const swapPreset = record({ fromToken: text, toToken: text, amount: text });

const anyRoute = record({
  view: needed(oneOf(Object.keys(ROUTE_VIEWS))),
  walletId: text,
  wallet: listedWallet,
  provider: oneOf(SOCIAL_PROVIDERS),
  preset: swapPreset,
  side: oneOf(['from', 'to']),
  tab: oneOf(['tokens', 'nfts', 'activity', 'active', 'expired', 'revoked']),
  pci: text,
  networkId: (value, name) => (value === undefined ? undefined : networkId(value, name)),
});

const route: Shape = (value, name) => {
  const wrong = anyRoute(value, name);
  if (wrong || !isObject(value) || typeof value.view !== 'string') return wrong;
  const needs = (NEEDS as Readonly<Record<string, string | undefined>>)[value.view];
  return needs === undefined ? undefined : needed(anything)(value[needs], `${name}.${needs}`);
};

const networks: Shape = (value, name) =>
  listOf(anything)(value, name) ??
  (Array.isArray(value) && value.length === 0 ? `\`${name}\` needs at least one network` : undefined);

const CONFIG: Readonly<Record<keyof Config, Shape>> = {
  ...lastingOptions,
  services: listOf(text),
  chains: listOf(anything),
  networks,
  defaultNetwork: text,
  features,
  theme: record({ mode: themeMode, variables: themeVariables }),
};

/** As a DOM listener, `open` gets an event, which is not an options object. */
const openOptions: Shape = (value, name) =>
  typeof value === 'object' && value !== null && !isPlain(value)
    ? undefined
    : record({ route, view: oneOf(VIEW_NAMES), namespace, arguments: swapPreset })(value, name);

type Arguments = readonly (readonly [name: string, shape: Shape])[];

/** A new method does not compile without its arguments. */
const CALLS: Readonly<Record<keyof IntentMethods, Arguments>> = {
  open: [['options', openOptions]],
  close: [],
  back: [],
  push: [['route', needed(route)]],
  replace: [['route', needed(route)]],
  reset: [['route', needed(route)]],
  connect: [
    ['wallet', needed(either(text, listedWallet))],
    ['namespace', namespace],
  ],
  openWallet: [['way', oneOf(['mobile', 'universal', 'desktop', 'web'])]],
  copyPairing: [],
  copyLink: [['link', needed(text)]],
  disconnect: [['namespace', namespace]],
  switchNetwork: [['networkId', needed(networkId)]],
  selectAccount: [
    ['address', needed(text)],
    ['namespace', namespace],
  ],
  ping: [['namespace', namespace]],
  refreshBalance: [],
  copyAddress: [],
  signMessage: [
    ['message', needed(text)],
    ['namespace', namespace],
  ],
  run: [['work', needed(method)]],
  configure: [['patch', needed(record(CONFIG))]],
  showSnack: [
    [
      'snack',
      needed(
        record({ kind: needed(oneOf(['success', 'error', 'loading'])), message: needed(anything), autoClose: flag }),
      ),
    ],
  ],
  setLoading: [['loading', needed(flag)]],
  dismissAlert: [],
};

type FlowIntent = Exclude<IntentType, TypeOf<keyof IntentMethods> | 'restore' | 'finish-login'>;

/** The fields of optional flows' intents, which have their own functions. A new one does not compile without them. */
const INTENTS: Readonly<Record<FlowIntent, Arguments>> = {
  'edit-send': [['patch', needed(record({ token: anything, amountText: text, valueText: text, receiver: text }))]],
  'send-max': [],
  'review-send': [],
  send: [],
  'edit-swap': [['patch', needed(record({ from: anything, to: anything, amountText: text, turn: flag, max: flag }))]],
  swap: [],
  'edit-buy': [['patch', needed(record({ payment: text, purchase: text, method: oneOf(PAY_METHODS), amount: text }))]],
  buy: [['sellerId', needed(text)]],
  'try-name': [['label', needed(text)]],
  'register-name': [['label', needed(text)]],
  'next-page': [['list', needed(oneOf(['activity', 'collectibles']))]],
  'next-wallets': [],
  'search-wallets': [
    ['text', needed(text)],
    ['options', record({ certified: flag })],
  ],
  'show-wallet-images': [['imageIds', needed(listOf(text))]],
  'log-in-by-email': [['email', needed(text)]],
  'resume-login': [],
  'resend-code': [],
  'enter-code': [['code', needed(text)]],
  // The login itself checks the provider.
  'log-in-by-social': [['provider', needed(text)]],
  'change-email': [['email', needed(text)]],
  'enter-email-code': [['code', needed(text)]],
  'change-account-type': [['accountType', needed(oneOf(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']))]],
  'sign-in': [],
  'sign-out': [],
  'reject-request': [['requestId', needed(text)]],
};

/**
 * Throws `invalid-options`, with a sentence that names the invalid argument. `ownFlows`: there may be screens of the host's own, which are
 * unknown here.
 */
export function checkCall(
  name: keyof IntentMethods,
  given: readonly unknown[],
  core: Pick<Engine, 'getState'>,
  ownFlows?: readonly unknown[],
): void {
  const [work] = given;
  if (name === 'run' && isObject(work)) {
    checkIntent(work);
    return;
  }
  const looked = ownFlows && given.some((each) => isOwnRoute(routeIn(name, each))) ? [] : [...CALLS[name].entries()];
  const wrong =
    firstOf(looked, ([at, [argument, shape]]) => readable(shape)(given[at], argument)) ??
    (name === 'configure' ? wrongDefault(given[0] as Partial<Config>, core.getState().config) : undefined);
  if (wrong === undefined) return;
  throw new Failure('invalid-options', `${name}: ${wrong}`);
}

/** As `createModal` has it: a network to start on is a configured one. */
function wrongDefault({ defaultNetwork, networks }: Partial<Config>, config: Config): string | undefined {
  const known = networks?.map(readNetworkId) ?? config.networks.map(({ caipNetworkId }) => caipNetworkId);
  return typeof defaultNetwork === 'string' && !known.includes(defaultNetwork)
    ? '`patch.defaultNetwork` must be one of the `networks`'
    : undefined;
}

/** Networks report their own problems. */
function readNetworkId(network: NetworkInput): NetworkId | undefined {
  try {
    return defineNetwork(network).caipNetworkId;
  } catch {
    return undefined;
  }
}

function routeIn(name: keyof IntentMethods, given: unknown): unknown {
  if (name === 'push' || name === 'replace' || name === 'reset') return given;
  return name === 'open' && isObject(given) ? given.route : undefined;
}

function isOwnRoute(route: unknown): boolean {
  return isObject(route) && typeof route.view === 'string' && !Object.hasOwn(ROUTE_VIEWS, route.view);
}

/** Intents of other flows are checked by their handlers. */
function checkIntent(given: Readonly<Record<string, unknown>>): void {
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(INTENTS, type)) return;
  const wrong = firstOf(INTENTS[type as FlowIntent], ([field, shape]) => readable(shape)(given[field], field));
  if (wrong === undefined) return;
  // The name of the function that was called.
  const name = type.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
  throw new Failure('invalid-options', `${name}: ${wrong}`);
}
