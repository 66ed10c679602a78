/** The validation of a requested payment, and its format for exchanges' services. */

import { isReceiver } from '../address/receiver.js';
import { amountProblem, parseAmount } from '../money/amount.js';
import { readDecimal, shortestText } from '../money/decimal.js';
import { type NetworkId, namespaceOf } from '../network/caip.js';
import { isNetworkId } from '../network/is-network-id.js';
import { inertText } from '../text/inert-text.js';
import type { Token } from '../token/token.js';
import { readProperty } from '../value/read-property.js';
import { payError } from './pay-error.js';

/** The payment: an amount of an asset, a network and a recipient. */
export interface PaymentAsset {
  /** One of the configured EVM networks. */
  readonly network: NetworkId;
  /** The recipient's address. */
  readonly recipient: string;
  /** `native`, or the token's address. */
  readonly asset: string;
  /** In whole units: 1.5 is one and a half. Decimal text is exact for any number of digits. */
  readonly amount: number | string;
  /** `decimals` may be omitted for the native currency: 18. */
  readonly metadata?: { readonly name?: string; readonly symbol?: string; readonly decimals?: number } | undefined;
}

/** Options of a payment. */
export interface PayOptions {
  /** What is paid, to whom. */
  readonly paymentAsset: PaymentAsset;
  /** False: an exchange's page replaces this page. Default true. */
  readonly openInNewTab?: boolean | undefined;
  /** Which exchanges to list. Absent: all. */
  readonly payWithExchange?: ExchangeChoice | undefined;
}

/** Which exchanges to list, by id. */
export interface ExchangeChoice {
  /** Only these. Absent: all. */
  readonly includeOnly?: readonly string[];
  /** All except these. */
  readonly exclude?: readonly string[];
}

/** The validated payment. */
export interface Payment {
  readonly recipient: string;
  readonly token: Token;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  /** The exact amount in whole units, as decimal text. */
  readonly amountText: string;
}

const NATIVE_DECIMALS = 18;
const MOST_NAME = 40;
const MOST_SYMBOL = 16;
/** ERC-20 stores decimals in a byte. */
const MOST_DECIMALS = 255;

/** Throws the pay error for what is wrong: the configuration, the recipient, the asset, the amount, in this order. */
export function checkedPayment(given: unknown): Payment {
  const at = (name: string) => readProperty(given, name);
  const [network, recipient, asset, amount, metadata] = ['network', 'recipient', 'asset', 'amount', 'metadata'].map(at);
  if (typeof given !== 'object' || given === null)
    throw payError('INVALID_PAYMENT_CONFIG', '`paymentAsset` is missing');
  if (typeof recipient !== 'string' || recipient === '') throw payError('INVALID_RECIPIENT');
  if (typeof asset !== 'string' || asset === '') throw payError('INVALID_ASSET');
  if (amount === undefined || amount === null || amount === '' || amount === 0) throw payError('INVALID_AMOUNT');
  if (!isNetworkId(network)) throw payError('INVALID_PAYMENT_CONFIG', 'The network is not a CAIP-2 id');
  if (namespaceOf(network) !== 'eip155') throw payError('INVALID_CHAIN_NAMESPACE', network);
  if (!isAddress(recipient)) throw payError('INVALID_RECIPIENT', inertText(recipient, MOST_NAME));
  if (asset !== 'native' && !isAddress(asset)) throw payError('INVALID_ASSET', inertText(asset, MOST_NAME));
  const decimals = readProperty(metadata, 'decimals') ?? (asset === 'native' ? NATIVE_DECIMALS : undefined);
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > MOST_DECIMALS)
    throw payError('INVALID_PAYMENT_CONFIG', 'The decimals of the token are unknown');
  const amountText = plainAmount(amount);
  const problem = amountProblem(amountText, decimals);
  if (problem) throw payError('INVALID_AMOUNT', problem);
  const units = parseAmount(amountText, decimals);
  if (units === 0n) throw payError('INVALID_AMOUNT');
  const words = (name: string, most: number) => {
    const text = readProperty(metadata, name);
    return typeof text === 'string' ? inertText(text, most) : '';
  };
  const symbol = words('symbol', MOST_SYMBOL);
  return {
    ...{ recipient, amount: units, amountText },
    token: {
      ...{ networkId: network, name: words('name', MOST_NAME) || symbol, symbol, decimals },
      ...(asset !== 'native' && { address: asset }),
    },
  };
}

/** The exchanges that the site lists. Throws if it is not a list of ids. */
export function checkedChoice(given: unknown): ExchangeChoice {
  const idsAt = (name: string): readonly string[] | undefined => {
    const ids = readProperty(given, name);
    if (ids === undefined) return undefined;
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
      throw payError('INVALID_PAYMENT_CONFIG', `payWithExchange.${name} is not a list of ids`);
    return ids;
  };
  const [includeOnly, exclude] = [idsAt('includeOnly'), idsAt('exclude')];
  return { ...(includeOnly && { includeOnly }), ...(exclude && { exclude }) };
}

/** A number as its shortest decimal text, never in exponential notation. */
function plainAmount(amount: unknown): string {
  const decimal = typeof amount === 'number' || typeof amount === 'string' ? readDecimal(amount) : undefined;
  if (!decimal) throw payError('INVALID_PAYMENT_CONFIG', 'The amount is not a number');
  return shortestText(decimal);
}

/** Mixed case is a checksum: a wrong one means a typo. The zero address has no owner. */
function isAddress(text: string): boolean {
  return text.startsWith('0x') && isReceiver('eip155', text) && BigInt(text) !== 0n;
}

/** The asset in CAIP-19. Throws for namespaces other than EVM. */
export function assetIdOf({ networkId, address }: Pick<Token, 'networkId' | 'address'>): string {
  const namespace = namespaceOf(networkId);
  if (namespace !== 'eip155')
    throw payError('INVALID_CHAIN_NAMESPACE', `Unsupported chain namespace for CAIP-19 formatting: ${namespace}`);
  return `${networkId}/${address === undefined ? 'slip44:60' : `erc20:${address}`}`;
}

/**
 * Whole units in base 16, as exchanges' services expect: `10` is `a`, `0.5` is `0.8`. Fractions without an end in base 16, such as 0.1, get
 * as many digits as needed to round back to the same amount.
 */
export function baseSixteen(amountText: string, decimals: number): string {
  const { digits, scale } = readDecimal(amountText) ?? { digits: 0n, scale: 0 };
  const one = 10n ** BigInt(scale);
  let [places, parts] = [0, 1n];
  while ((digits * parts) % one > 0n && parts <= 10n ** BigInt(decimals)) [places, parts] = [places + 1, parts * 16n];
  // Doubled, plus one, halved: rounds to the nearest.
  const nearest = (2n * digits * parts + one) / (2n * one);
  const hex = nearest.toString(16).padStart(places + 1, '0');
  const fraction = hex.slice(hex.length - places).replace(/0+$/, '');
  return `${hex.slice(0, hex.length - places)}${fraction && `.${fraction}`}`;
}
