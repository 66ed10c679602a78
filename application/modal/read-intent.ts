/** Validates the arguments of the modal's methods before they reach the state: types do not exist at runtime. */

import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { NAMESPACES } from '../../domain/network/caip.js';
import { checkNetworks } from '../../domain/site/options.js';
import { inertText } from '../../domain/text/inert-text.js';
import type { Intent, IntentOf, IntentType } from '../engine/intents.js';
import { refusal } from '../engine/refusal.js';
import {
  anything,
  either,
  flag,
  isObject,
  listOf,
  mapOf,
  maybe,
  method,
  number,
  oneOf,
  present,
  record,
  text,
  texts,
  type Validator,
} from '../engine/validators.js';
import type { Config } from '../shell/config.js';
import { networkId, tokenFields } from '../shell/token-validators.js';
import { VIEW_NAMES } from './view-names.js';

/** The length of an error message that fits into a snack. */
const MOST_OF_MESSAGE = 200;

const listedWallet = record({
  ...texts(
    'rdns imageUrl imageId homepage mobileLink universalLink desktopLink webappLink appStore playStore chromeStore badge',
  ),
  ...{ id: text, name: text, chains: maybe(listOf(text)) },
  injected: maybe(listOf(record({ namespace: text, injectedId: text }))),
});

const route = record({
  ...texts('walletId provider side tab pci'),
  ...{ view: text, wallet: maybe(listedWallet), preset: maybe(record(texts('fromToken toToken amount'))) },
  networkId: maybe(networkId),
});

const error: Validator = (value, path) => (value instanceof Error ? undefined : path);

const snackMessage = either(
  either(either(text, error), record({ text: either(text, error) })),
  record({ key: oneOf(['swapping', 'swapped']), from: text, amount: text, to: text }),
);

/** A new configuration option does not compile without its shape. */
const CONFIG: Readonly<Record<keyof Config, Validator>> = {
  projectId: text,
  locale: text,
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

/** The options that may be undefined. */
const OPTIONAL: ReadonlySet<string> = new Set<keyof Config>([
  ...(['projectId', 'locale', 'defaultNetwork', 'metadata', 'walletGroupOrder', 'connectMethodsOrder'] as const),
  ...(['walletFilter', 'walletOrder', 'termsConditionsUrl', 'privacyPolicyUrl'] as const),
]);

/** A part of the configuration. */
export const someConfig = present(
  Object.fromEntries(Object.entries(CONFIG).map(([name, shape]) => [name, OPTIONAL.has(name) ? maybe(shape) : shape])),
);

const namespace = maybe(oneOf(NAMESPACES));
const leads = { route };

type Takes = { readonly [T in IntentType]?: { readonly [Field in Exclude<keyof IntentOf<T>, 'type'>]?: Validator } };

/** The arguments of the modal's methods, in order; `open` has them as options. Other flows declare those of their intents. */
export const TAKES: Takes = {
  open: {
    ...{ route: maybe(route), view: maybe(oneOf(VIEW_NAMES)), namespace },
    arguments: maybe(record(texts('fromToken toToken amount'))),
  },
  close: { force: anything },
  ...{ push: leads, replace: leads, reset: leads },
  connect: { wallet: either(text, listedWallet), namespace },
  'open-wallet': { way: maybe(text) },
  'copy-link': { link: text },
  ...{ disconnect: { namespace }, ping: { namespace } },
  'switch-network': { networkId },
  'select-account': { address: text, namespace },
  'sign-message': { message: text, namespace },
  configure: { patch: someConfig },
  'show-snack': {
    snack: record({ kind: oneOf(['success', 'error', 'loading']), message: snackMessage, autoClose: maybe(flag) }),
  },
  'set-loading': { loading: flag },
};

/** The validated intent. Throws `invalid-options`; `data.wrong` is the path of the invalid value. */
export function readIntent(given: Intent): Intent {
  const refused = refusal(given, TAKES[given.type]);
  if (refused) throw refused;
  try {
    return understood(given);
  } catch (cause) {
    // Networks report their own problems.
    const { message } = toFailure(cause);
    throw new Failure('invalid-options', message, { data: { wrong: 'patch' }, cause });
  }
}

/** Arguments with several meanings. */
function understood(intent: Intent): Intent {
  switch (intent.type) {
    case 'close':
      // As a DOM listener, it gets an event.
      return { ...intent, force: intent.force === true };
    case 'show-snack': {
      const { message, autoClose = true } = intent.snack;
      const inner: unknown = isObject(message) && 'text' in message ? message.text : message;
      const said = inner instanceof Error ? { text: wordsOf(inner) } : message;
      return { ...intent, snack: { ...intent.snack, message: said, autoClose } };
    }
    case 'configure':
      return { ...intent, patch: settled(intent.patch) };
    default:
      return intent;
  }
}

/** Converts networks, and drops undefined values. Networks report their own problems. */
function settled({ networks, ...rest }: Partial<Config>): Partial<Config> {
  const present = Object.entries(rest).map(([name, value]) => [name, value ?? undefined]);
  return { ...Object.fromEntries(present), ...(networks && { networks: checkNetworks(networks) }) };
}

function wordsOf({ message, name }: Error): string {
  return inertText(`${message || name}`, MOST_OF_MESSAGE);
}
