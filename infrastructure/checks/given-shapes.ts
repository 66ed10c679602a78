/** The shapes of values that hosts pass in several places: as an option, in a later change of it, or with an intent. */
import { NAMESPACES } from '../../domain/network/caip.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { DEFAULT_FEATURES } from '../../domain/site/features.js';
import { isLanguageTag } from '../../domain/site/negotiate-locale.js';
import { isWebAddress } from '../../domain/site/web-address.js';
import { textOf } from '../../domain/text/text-of.js';
import { WALLET_GROUP_ORDER } from '../../domain/wallet/wallet.js';
import {
  anything,
  firstOf,
  flag,
  listOf,
  mapOf,
  method,
  needed,
  number,
  oneOf,
  record,
  type Shape,
  text,
} from './shape.js';

export const namespace = oneOf(NAMESPACES);
export const networkId: Shape = (value, name) =>
  isNetworkId(value) ? undefined : `\`${name}\` must be a CAIP-2 id such as 'eip155:1'`;

/** By network id, with values of one shape. */
export const byNetwork =
  (each: Shape): Shape =>
  (value, name) =>
    mapOf(each)(value, name) ??
    firstOf(Object.keys(value ?? {}), (id) =>
      isNetworkId(id) ? undefined : `\`${name}\` goes by CAIP-2 ids such as 'eip155:1': '${id}' is none`,
    );

export const themeMode = oneOf(['light', 'dark', 'system']);

/** A value of a CSS property, as far as this browser knows them. A wrong one would make the modal transparent. */
const css =
  (property: string, what: string): Shape =>
  (value, name) =>
    text(value, name) ??
    (typeof value !== 'string' || typeof CSS === 'undefined' || CSS.supports?.(property, value) !== false
      ? undefined
      : `\`${name}\` must be ${what}, but is '${textOf(value)}'`);

const colour = css('color', "a CSS colour such as '#b5179e'");
const length = css('padding-top', "a CSS length such as '16px'");

const percent: Shape = (value, name) =>
  number(value, name) ??
  (typeof value !== 'number' || (value >= 0 && value <= 100)
    ? undefined
    : `\`${name}\` must be from 0 to 100, but is ${value}`);

export const themeVariables = record({
  accent: colour,
  background: colour,
  colorMix: colour,
  colorMixStrength: percent,
  fontFamily: text,
  fontSize: length,
  borderRadius: length,
  zIndex: number,
});

export const listedWallet = record({
  id: needed(text),
  name: needed(text),
  rdns: text,
  imageUrl: text,
  imageId: text,
  homepage: text,
  mobileLink: text,
  universalLink: text,
  desktopLink: text,
  webappLink: text,
  appStore: text,
  playStore: text,
  chromeStore: text,
  chains: listOf(text),
  badge: oneOf(['certified', 'none']),
  injected: listOf(record({ namespace: needed(text), injectedId: needed(text) })),
});

export const features: Shape = record({
  ...Object.fromEntries(
    Object.entries(DEFAULT_FEATURES).map(([name, usual]) => [name, typeof usual === 'boolean' ? flag : anything]),
  ),
  emailShowWallets: flag,
  connectMethodsOrder: anything,
});

const webAddress: Shape = (value, name) =>
  text(value, name) ??
  (typeof value !== 'string' || isWebAddress(value) ? undefined : `\`${name}\` must lead to a page`);

const locale: Shape = (value, name) =>
  value === undefined || value === 'auto' || (typeof value === 'string' && isLanguageTag(value))
    ? undefined
    : `\`${name}\` must be 'auto' or a language tag such as 'pt-BR'`;

/** Options that cannot change at run time. */
export const lastingOptions = {
  projectId: text,
  metadata: record({ name: text, description: text, url: text, icons: listOf(text) }),
  locale,
  inline: flag,
  allowUnsupportedChain: flag,
  enableNetworkSwitch: flag,
  enableWallets: flag,
  enableWalletConnect: flag,
  manualWCControl: flag,
  allWallets: oneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  walletGroupOrder: listOf(oneOf(WALLET_GROUP_ORDER)),
  connectMethodsOrder: listOf(oneOf(['wallet', 'email', 'social'])),
  excludedWallets: listOf(record({ rdns: text, name: text })),
  customWallets: listOf(listedWallet),
  featuredWalletIds: listOf(text),
  includeWalletIds: listOf(text),
  excludeWalletIds: listOf(text),
  walletFilter: method,
  walletOrder: method,
  defaultAccountTypes: mapOf(oneOf(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])),
  termsConditionsUrl: webAddress,
  privacyPolicyUrl: webAddress,
  debug: flag,
  tokens: byNetwork(
    listOf(
      record({
        name: needed(text),
        symbol: needed(text),
        decimals: needed(number),
        address: text,
        iconUrl: text,
        networkId: text,
      }),
    ),
  ),
} as const satisfies Readonly<Record<string, Shape>>;
