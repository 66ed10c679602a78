/** A service's answers about swaps, limited in size. Throws `request-failed` for invalid ones. */
import type { BuiltCall } from '../../../application/ports/services.js';
import { isAddressShape } from '../../../domain/address/address.js';
import { Failure } from '../../../domain/failure/failure.js';
import { MAX_AMOUNT, priceText } from '../../../domain/money/amount.js';
import { readScale } from '../../../domain/money/read-scale.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { NATIVE_ADDRESS } from '../../../domain/trade/swap.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { textAt, wordsAt } from './read-text.js';

/** The maximum number of entries; further ones are ignored. */
const MOST_TOKENS = 10_000;
const MOST_NAME = 40;
const MOST_SYMBOL = 12;
const MOST_PICTURE = 262_144;
/** Longest call data, in hex. */
const MOST_DATA = 100_000;
/** Highest price per unit of gas, in wei: a hundred thousand times the highest seen on any network. */
const MOST_GAS_PRICE = 10n ** 18n;

/** A token in the format of such services. */
export function caipOf({ caipNetworkId }: Network, { address }: Token): string {
  return `${caipNetworkId}:${address ?? NATIVE_ADDRESS}`;
}

/** The native currency is taken from the network's own definition. Duplicate addresses are dropped. */
export function readTokens(
  answer: unknown,
  network: Network,
  picture: (url: string) => string | undefined,
): readonly Token[] {
  const list = readProperty(answer, 'tokens');
  if (!Array.isArray(list)) throw notUnderstood();
  const tokens = new Map<string, Token>();
  for (const each of list.slice(0, MOST_TOKENS)) {
    const token = readToken(each, network, picture);
    const key = token?.address?.toLowerCase() ?? '';
    if (token && !tokens.has(key)) tokens.set(key, token);
  }
  if (list.length > 0 && tokens.size === 0) throw notUnderstood();
  return [...tokens.values()];
}

function readToken(
  value: unknown,
  { caipNetworkId: networkId, chainNamespace, nativeCurrency }: Network,
  picture: (url: string) => string | undefined,
): Token | undefined {
  const address = plainAddress(textAt(value, 'address'), networkId);
  if (address === undefined || !isAddressShape(chainNamespace, address)) return undefined;
  const logo = picture(textAt(value, 'logoUri', MOST_PICTURE) ?? '');
  const icon = logo === undefined ? {} : { iconUrl: logo };
  if (address.toLowerCase() === NATIVE_ADDRESS) return { networkId, ...nativeCurrency, ...icon };
  const decimals = readProperty(value, 'decimals');
  const scale = typeof decimals === 'number' || typeof decimals === 'string' ? readScale(decimals) : undefined;
  const symbol = wordsAt(value, 'symbol', MOST_SYMBOL);
  if (scale === undefined || symbol === '') return undefined;
  return { networkId, name: wordsAt(value, 'name', MOST_NAME) || symbol, symbol, decimals: scale, address, ...icon };
}

/** Matched by symbol: where two tokens share one, the price is ambiguous and dropped. */
export function readPrices(answer: unknown, tokens: readonly Token[]): readonly (string | undefined)[] {
  const list = readProperty(answer, 'fungibles');
  if (!Array.isArray(list)) throw notUnderstood();
  const known = new Map<string, string>();
  for (const each of list.slice(0, MOST_TOKENS)) {
    const [symbol, price] = [wordsAt(each, 'symbol', MOST_SYMBOL).toLowerCase(), readProperty(each, 'price')];
    const text = typeof price === 'number' && price > 0 ? priceText(price) : undefined;
    if (text !== undefined && !known.has(symbol)) known.set(symbol, text);
  }
  const symbols = tokens.map(({ symbol }) => symbol.toLowerCase());
  return symbols.map((symbol) =>
    symbols.indexOf(symbol) === symbols.lastIndexOf(symbol) ? known.get(symbol) : undefined,
  );
}

export function readGasPrice(answer: unknown): bigint {
  const price = amountAt(answer, 'standard');
  if (price === undefined || price <= 0n || price > MOST_GAS_PRICE) throw notUnderstood();
  return price;
}

/** Requires a positive quote for the requested amount. */
export function readQuote(answer: unknown, asked: bigint): bigint {
  const list = readProperty(answer, 'quotes');
  if (!Array.isArray(list)) throw notUnderstood();
  if (list.length === 0) throw new Failure('invalid-amount', 'Incorrect amount');
  const [first] = list;
  const amount = amountAt(first, 'toAmount');
  const of = amountAt(first, 'fromAmount');
  if (amount === undefined || (of !== undefined && of !== asked)) throw notUnderstood();
  if (amount === 0n) throw new Failure('invalid-amount', 'Incorrect amount');
  return amount;
}

export function readAllowance(answer: unknown): bigint {
  const allowance = amountAt(answer, 'allowance');
  if (allowance === undefined) throw notUnderstood();
  return allowance;
}

export function readCall(answer: unknown, network: Network): BuiltCall {
  const tx = readProperty(answer, 'tx');
  const [to, from] = [textAt(tx, 'to'), textAt(tx, 'from')].map((each) => plainAddress(each, network.caipNetworkId));
  const data = textAt(tx, 'data', MOST_DATA);
  const isData = data !== undefined && /^0x([\da-f]{2})*$/i.test(data);
  if (to === undefined || !isAddressShape(network.chainNamespace, to) || !isData) throw notUnderstood();
  const amount = amountAt(tx, 'amount');
  return { to, data, ...(from !== undefined && { from }), ...(amount !== undefined && { amount }) };
}

/** Undefined for an address on another network. */
function plainAddress(text: string | undefined, networkId: string): string | undefined {
  if (text === undefined || !text.includes(':')) return text;
  return text.startsWith(`${networkId}:`) ? text.slice(networkId.length + 1) : undefined;
}

/** An integer of at most 256 bits: as text, or as a safe integer. */
function amountAt(value: unknown, name: string): bigint | undefined {
  const read = readProperty(value, name);
  const text = typeof read === 'number' && Number.isSafeInteger(read) ? String(read) : read;
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) return undefined;
  const amount = BigInt(text);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

function notUnderstood(): Failure {
  return new Failure('request-failed', 'The service returned an invalid answer');
}
