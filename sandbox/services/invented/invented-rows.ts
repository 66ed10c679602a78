/** Generated tokens, transactions, collectibles and networks, in the format of the real ones. */
import { formatAmount } from '../../../domain/money/amount.js';
import type { ServiceNetwork } from '../service-network.js';
import { inventedHex } from './invented.js';

/** An amount and its value, exact until it becomes a JSON number. */
interface Worth {
  readonly amount: bigint;
  readonly decimals: number;
  /** In cents. */
  readonly price: bigint;
}

const WORDS =
  'Amber Basalt Cobalt Drift Ebb Fathom Gale Harbour Isle Jetty Keel Lagoon Mist Narrows Ocean Pebble'.split(' ');
const KINDS = ['receive', 'send', 'trade', 'approve', 'mint', 'deposit', 'withdraw', 'execute', 'send', 'receive'];
const STATES = ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'failed', 'confirmed', 'confirmed', 'pending'];
/** The newest one, in seconds; the others follow at intervals of six hours. */
const NEWEST = 1_760_000_000;
const APART = 21_600;

export function inventedToken({ id }: ServiceNetwork, at: number, url: string) {
  const worth = worthOf('token', at);
  const symbol = symbolOf(at);
  return {
    ...{ name: `${wordOf(at)} ${at}`, symbol, chainId: id, address: `${id}:${inventedHex('token', at, 40)}` },
    ...{ value: dollarsOf(worth), price: dollars(worth.price) },
    quantity: { decimals: String(worth.decimals), numeric: formatAmount(worth.amount, worth.decimals) },
    iconUrl: pictureOf(symbol, url),
  };
}

export function inventedOrder(at: number, network: number): readonly number[] {
  return [NEWEST - at * APART, network, 0, 0];
}

export function inventedTransaction({ id }: ServiceNetwork, at: number, address: string, url: string) {
  const operationType = KINDS[at % KINDS.length] ?? 'send';
  const hash = inventedHex('transaction', at, 64);
  const other = inventedHex('party', at % 97, 40);
  const out = operationType === 'send' || operationType === 'deposit';
  const transfers = [transfer(at, out ? 'out' : 'in', url), transfer(at + 1, 'out', url)];
  return {
    id: `${id}:${hash}`,
    metadata: {
      ...{ operationType, hash, chain: id, minedAt: new Date((NEWEST - at * APART) * 1000).toISOString() },
      ...{ sentFrom: out ? address : other, sentTo: out ? other : address },
      ...{ status: STATES[at % STATES.length] ?? 'confirmed', nonce: at },
    },
    transfers: transfers.slice(0, operationType === 'trade' ? 2 : operationType === 'approve' ? 0 : 1),
  };
}

export function inventedCollectible({ id }: ServiceNetwork, at: number, url: string) {
  const address = `${id}:${inventedHex('collection', at % 40, 40)}`;
  const name = `${wordOf(at % 40)} #${at}`;
  return {
    id: `${address}/${at}`,
    ...{ name, collection: wordOf(at % 40), address, tokenId: String(at) },
    imageUrl: pictureOf(symbolOf(at), url),
    isSpam: at % 10 === 9,
  };
}

export function inventedNetwork(at: number): string {
  return `eip155:${90_001 + at}`;
}

function transfer(at: number, direction: 'in' | 'out', url: string) {
  const worth = worthOf('transfer', at);
  const symbol = symbolOf(at % 500);
  return {
    fungible_info: { name: wordOf(at), symbol, icon: { url: pictureOf(symbol, url) } },
    direction,
    quantity: { numeric: formatAmount(worth.amount, worth.decimals) },
    ...{ value: dollarsOf(worth), price: dollars(worth.price) },
  };
}

/** None without a URL for it. */
function pictureOf(symbol: string, url: string): string {
  return url && `${url}public/getTokenImage/${symbol}`;
}

function worthOf(name: string, at: number): Worth {
  const decimals = at % 3 === 0 ? 6 : 18;
  // Up to nine digits before the point and all behind it.
  const amount = BigInt(inventedHex(name, at, 24)) % 10n ** BigInt(decimals + (at % 9) + 1);
  return { amount, decimals, price: BigInt(inventedHex(`${name} price`, at, 8)) % 1_000_000n };
}

function dollarsOf({ amount, decimals, price }: Worth): number {
  return Number(formatAmount(amount * price, decimals + 2));
}

function dollars(cents: bigint): number {
  return Number(formatAmount(cents, 2));
}

function wordOf(at: number): string {
  return WORDS[at % WORDS.length] ?? '';
}

function symbolOf(at: number): string {
  return `${wordOf(at).slice(0, 3).toUpperCase()}${at}`;
}
