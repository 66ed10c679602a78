/** Past transactions in the format of the history service, and their grouping by month. */
import type { NetworkId } from '../network/caip.js';

/** What a transaction moves: an amount of a token, or an NFT. */
export interface TransactionTransfer {
  readonly fungible_info?: { readonly symbol?: string; readonly icon?: { readonly url?: string } };
  readonly nft_info?: {
    readonly name?: string;
    readonly content?: { readonly preview?: { readonly url?: string } };
    readonly flags?: { readonly is_spam?: boolean };
  };
  readonly direction?: 'in' | 'out' | 'self';
  readonly quantity?: { readonly numeric?: string };
}

/** A past or pending transaction, in the format of the history service. */
export interface Transaction {
  readonly id: string;
  readonly metadata: {
    readonly operationType: string;
    /** `confirmed`, `failed`, `pending`, or the state of a purchase. */
    readonly status: string;
    readonly sentFrom: string;
    readonly sentTo: string;
    readonly hash?: string;
    readonly chain?: NetworkId;
    /** ISO 8601; absent while pending. */
    readonly minedAt?: string;
  };
  readonly transfers: readonly TransactionTransfer[];
}

export interface TransactionMonth {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  /** Newest first. */
  readonly transactions: readonly Transaction[];
}

/**
 * By year and month in the visitor's time zone, newest first. A later entry with the same id replaces the earlier one.
 * Transactions that consist only of spam are dropped (those that move nothing are not spam). `networkId`: only that
 * network's.
 */
export function groupByMonth(
  transactions: readonly Transaction[],
  now: Date,
  networkId?: NetworkId,
): readonly TransactionMonth[] {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const months = new Map<string, TransactionMonth & { transactions: Transaction[] }>();
  const dated = [...byId.values()]
    .filter((each) => !isSpam(each) && (networkId === undefined || each.metadata.chain === networkId))
    .map((transaction) => ({ transaction, mined: minedAt(transaction) ?? momentOf(now) }))
    .sort((a, b) => b.mined.time - a.mined.time);
  for (const { transaction, mined } of dated) {
    const { year, month } = mined;
    const known = months.get(`${year}-${month}`);
    if (known) known.transactions.push(transaction);
    else months.set(`${year}-${month}`, { year, month, transactions: [transaction] });
  }
  return [...months.values()];
}

/** When it was mined, in milliseconds since 1970. `undefined` while pending. */
export function minedTime({ metadata: { minedAt } }: Transaction): number | undefined {
  const time = Date.parse(minedAt ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** The transaction with its time. */
export function minedThen(transaction: Transaction, milliseconds: number): Transaction {
  const minedAt = new Date(milliseconds).toISOString();
  return { ...transaction, metadata: { ...transaction.metadata, minedAt } };
}

interface Moment {
  readonly time: number;
  readonly year: number;
  readonly month: number;
}

/** Parsed once per transaction, however often the list grows. */
const moments = new WeakMap<Transaction, Moment>();

/** When it was mined. Without a valid time it counts as pending, at the current time. */
function minedAt(transaction: Transaction): Moment | undefined {
  const known = moments.get(transaction);
  if (known) return known;
  const time = minedTime(transaction);
  if (time === undefined) return undefined;
  const moment = momentOf(new Date(time));
  moments.set(transaction, moment);
  return moment;
}

function momentOf(date: Date): Moment {
  return { time: date.getTime(), year: date.getFullYear(), month: date.getMonth() };
}

function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nft_info }) => nft_info?.flags?.is_spam === true);
}
