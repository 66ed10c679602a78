/** What a host asks for, looked at before it reaches the state: when a page runs, its types are gone. */

import { Failure, isFailure } from '../../domain/failure/failure.js';
import { readScale } from '../../domain/money/read-scale.js';
import { NAMESPACES } from '../../domain/network/caip.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { checkNetworks } from '../../domain/site/options.js';
import { inertText } from '../../domain/text/inert-text.js';
import {
  anything,
  either,
  flag,
  type Given,
  isObject,
  listOf,
  mapOf,
  maybe,
  method,
  number,
  oneOf,
  optional,
  present,
  record,
  text,
  texts,
} from '../engine/given.js';
import type { Intent, IntentType } from '../engine/intents.js';
import type { Config } from '../shell/config.js';
import type { Snack } from '../shell/state.js';
import { VIEW_NAMES } from './view-names.js';

/** As much of an error's message as fits a snack. */
const MOST_OF_MESSAGE = 200;

const networkId: Given = (value, path) => (isNetworkId(value) ? undefined : path);
const scale: Given = (value, path) => (typeof value === 'number' && readScale(value) !== undefined ? undefined : path);

const listedWallet = record({
  ...texts(
    'rdns imageUrl imageId homepage mobileLink universalLink desktopLink webappLink appStore playStore chromeStore badge',
  ),
  ...{ id: text, name: text, chains: maybe(listOf(text)) },
  injected: maybe(listOf(record({ namespace: text, injectedId: text }))),
});

const tokenFields = { address: optional(text), iconUrl: optional(text), name: text, symbol: text, decimals: scale };
const token = maybe(record({ ...tokenFields, networkId }));

const route = record({
  ...texts('walletId provider side tab pci'),
  ...{ view: text, wallet: maybe(listedWallet), preset: maybe(record(texts('fromToken toToken amount'))) },
  networkId: maybe(networkId),
});

const snackMessage = either(
  either(text, record({ text })),
  record({ key: oneOf(['swapping', 'swapped']), from: text, amount: text, to: text }),
);

/** A new part of the configuration does not compile without its shape. */
const CONFIG: Readonly<Record<keyof Config, Given>> = {
  projectId: text,
  services: listOf(text),
  networks: listOf(anything),
  defaultNetwork: networkId,
  features: mapOf(maybe(either(flag, listOf(text)))),
  metadata: record({ ...texts('name description url'), icons: maybe(listOf(text)) }),
  theme: record({
    mode: oneOf(['light', 'dark', 'system']),
    variables: record({
      ...texts('accent background colorMix fontFamily fontSize borderRadius'),
      ...{ colorMixStrength: maybe(number), zIndex: maybe(number) },
    }),
  }),
  ...{ inline: flag, allowUnsupportedChain: flag, enableNetworkSwitch: flag, enableWallets: flag },
  ...{ enableWalletConnect: flag, manualWCControl: flag, debug: flag },
  chains: listOf(record({ namespace: text })),
  allWallets: oneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  walletGroupOrder: listOf(text),
  connectMethodsOrder: listOf(text),
  excludedWallets: listOf(record(texts('rdns name'))),
  customWallets: listOf(listedWallet),
  ...{ featuredWalletIds: listOf(text), includeWalletIds: listOf(text), excludeWalletIds: listOf(text) },
  ...{ walletFilter: method, walletOrder: method },
  defaultAccountTypes: mapOf(maybe(text)),
  tokens: mapOf(listOf(record(tokenFields))),
  ...{ termsConditionsUrl: text, privacyPolicyUrl: text },
};

/** Of the configuration, what can be without a value. */
const OPTIONAL: ReadonlySet<string> = new Set<keyof Config>([
  ...(['projectId', 'defaultNetwork', 'metadata', 'walletGroupOrder', 'connectMethodsOrder'] as const),
  ...(['walletFilter', 'walletOrder', 'termsConditionsUrl', 'privacyPolicyUrl'] as const),
]);

const PATCHES: Readonly<Partial<Record<IntentType, Given>>> = {
  configure: present(
    Object.fromEntries(
      Object.entries(CONFIG).map(([name, shape]) => [name, OPTIONAL.has(name) ? maybe(shape) : shape]),
    ),
  ),
  'edit-send': record({ ...texts('amountText valueText receiver'), token }),
  'edit-swap': record({ ...texts('amountText'), from: token, to: token, turn: maybe(flag), max: maybe(flag) }),
  'edit-buy': record(texts('payment purchase method amount')),
};

/** Fields of intents have the same shape wherever they stand, but for `patch`. */
const FIELDS: Readonly<Record<string, Given>> = {
  ...{ wallet: either(text, listedWallet), networkId, address: text, message: text, text, type: text },
  ...{ imageIds: listOf(text), link: text, email: text, code: text, provider: text, accountType: text, label: text },
  ...{ list: oneOf(['activity', 'collectibles']), sellerId: text, requestId: text, loading: flag },
  snack: record({ kind: oneOf(['success', 'error', 'loading']), message: snackMessage, autoClose: maybe(flag) }),
  ...{ namespace: maybe(oneOf(NAMESPACES)), view: maybe(oneOf(VIEW_NAMES)), way: maybe(text) },
  ...{ route, arguments: maybe(record(texts('fromToken toToken amount'))) },
  ...{ options: maybe(record({ certified: maybe(flag) })), tokens: maybe(listOf(token)) },
};

/** The field without which an intent means nothing. */
export const NEEDED: Readonly<Partial<Record<IntentType, string>>> = {
  ...{ push: 'route', replace: 'route', reset: 'route', connect: 'wallet', 'copy-link': 'link' },
  ...{ 'switch-network': 'networkId', 'select-account': 'address', 'sign-message': 'message', configure: 'patch' },
  ...{ 'show-snack': 'snack', 'set-loading': 'loading', 'next-page': 'list', 'reject-request': 'requestId' },
  ...{ 'edit-send': 'patch', 'edit-swap': 'patch', 'edit-buy': 'patch', buy: 'sellerId' },
  ...{ 'search-wallets': 'text', 'show-wallet-images': 'imageIds', 'try-name': 'label', 'register-name': 'label' },
  ...{ 'log-in-by-email': 'email', 'enter-code': 'code', 'log-in-by-social': 'provider', 'change-email': 'email' },
  ...{ 'enter-email-code': 'code', 'change-account-type': 'accountType' },
};

/** The same intent, as it can be carried out. Throws `invalid-options`; the path of the value that is wrong is `data.wrong`. */
export function readIntent(given: Intent): Intent {
  const { type } = given;
  let wrong: string | undefined;
  try {
    const intent = understood(given);
    const shapes: Record<string, Given> = { ...FIELDS, patch: PATCHES[type] ?? anything };
    // Only to open the modal no route is needed.
    if (type === 'open') shapes.route = maybe(route);
    wrong = Object.entries({ [NEEDED[type] ?? 'type']: undefined, ...intent })
      .map(([name, value]) => shapes[name]?.(value, name))
      .find(Boolean);
    if (!wrong) return settled(intent);
  } catch (cause) {
    // Networks say themselves what is wrong with them; a getter may throw anything.
    throw new Failure('invalid-options', isFailure(cause) ? cause.message : `${type}: not readable`, {
      data: { wrong: 'patch' },
      cause,
    });
  }
  throw new Failure('invalid-options', `${type}: \`${wrong}\` is missing or has the wrong shape`, {
    data: { wrong },
  });
}

/** What can be meant in several ways. */
function understood(intent: Intent): Intent {
  switch (intent.type) {
    case 'close':
      // Given as a listener, it gets an event.
      return { ...intent, force: intent.force === true };
    case 'show-snack': {
      const snack: unknown = intent.snack;
      if (!isObject(snack)) return intent;
      const { message, autoClose = true } = snack;
      const inner = isObject(message) && message.text instanceof Error ? message.text : message;
      const said = inner instanceof Error ? { text: wordsOf(inner) } : message;
      return { ...intent, snack: { ...snack, message: said, autoClose } as Snack };
    }
    default:
      return intent;
  }
}

/** Networks as they are kept, and nothing where there is no value. */
function settled(intent: Intent): Intent {
  if (intent.type !== 'configure') return intent;
  const { networks, ...rest } = intent.patch;
  const present = Object.entries(rest).map(([name, value]) => [name, value ?? undefined]);
  const patch = { ...Object.fromEntries(present), ...(networks && { networks: checkNetworks(networks) }) };
  return { ...intent, patch };
}

function wordsOf({ message, name }: Error): string {
  return inertText(`${message || name}`, MOST_OF_MESSAGE);
}
