/** An account's activity as the lines of a list, month by month. */

import { isPoisoned } from '../../../domain/address/poisoned.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { namespaceOf } from '../../../domain/network/caip.js';
import {
  type TransactionPicture,
  transactionIcon,
  transactionRows,
  transactionTone,
} from '../../../domain/transaction/describe-transaction.js';
import { groupByMonth, minedTime, type Transaction } from '../../../domain/transaction/transaction.js';
import type { Text } from '../../text/en.js';

/** A line, before it is rendered. */
export interface ActivityLine {
  readonly key: string;
  readonly transaction: Transaction;
  /** The index of the transaction's line: with three or more transfers, each has its own. */
  readonly at: number;
}

export interface ActivityMonth {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly ActivityLine[];
}

/** Cache of each list's lines, by day: unchanged lists keep their identity. */
const known = new WeakMap<
  readonly Transaction[],
  { readonly day: string; readonly format: Formatter; readonly months: readonly ActivityMonth[] }
>();

export function activityMonths(
  transactions: readonly Transaction[],
  now: Date,
  format: Formatter,
): readonly ActivityMonth[] {
  const day = now.toDateString();
  const before = known.get(transactions);
  if (before?.day === day && before.format === format) return before.months;
  const months = monthsOf(transactions, now, format);
  known.set(transactions, { day, format, months });
  return months;
}

function monthsOf(transactions: readonly Transaction[], now: Date, format: Formatter): readonly ActivityMonth[] {
  return groupByMonth(transactions, now).map(({ year, month, transactions: some }) => ({
    key: `${year}-${month}`,
    title: format.month(new Date(year, month, 1), now),
    lines: some.flatMap(linesOf),
  }));
}

/** Created once for each, however often the list grows. */
const made = new WeakMap<Transaction, readonly ActivityLine[]>();

function linesOf(transaction: Transaction): readonly ActivityLine[] {
  const lines =
    made.get(transaction) ??
    Array.from({ length: lineCount(transaction) }, (_, at) => ({ key: `${transaction.id} ${at}`, transaction, at }));
  made.set(transaction, lines);
  return lines;
}

/** The same for a transaction sent from here and for the service's record of it. */
export function lineIdentity({ transaction: { id, metadata }, at }: ActivityLine): string {
  return `${metadata.hash ?? id} ${at}`;
}

const lineCount = ({ transfers }: Transaction) => (transfers.length < 3 ? 1 : transfers.length);

/** The texts of a line. */
export interface DescribedLine {
  readonly title: string;
  /** The sender or recipient; for two transfers, what was given and received; for a scam, a warning. */
  readonly note: string;
  /** The amount in the note that is not cut. */
  readonly whole?: string | undefined;
  /** Whether it imitates a familiar address (address poisoning). */
  readonly trick: boolean;
  /** The amount received or sent. */
  readonly amount: string | undefined;
  /** The time, or the status. */
  readonly end: string;
  readonly tone: 'confirmed' | 'failed' | 'pending' | 'other';
  readonly icon: ReturnType<typeof transactionIcon>;
  readonly pictures: readonly TransactionPicture[];
  /** Its initial replaces a missing image. */
  readonly name: string;
  /** Whether the amount is highlighted as received. */
  readonly gain: boolean;
  readonly hash: string | undefined;
}

/** `familiar`: the addresses that the account deals with, if known. */
export function describeLine(
  { transaction, at }: ActivityLine,
  text: Text['lists'],
  format: Formatter,
  familiar: readonly string[] = [],
): DescribedLine {
  const { metadata, transfers } = transaction;
  const { operationType, status, sentFrom, sentTo, hash } = metadata;
  const tone = transactionTone(status);
  const { descriptions, pictures, direction } = transactionRows(transaction, format)[at] ?? {
    descriptions: [],
    pictures: [],
  };
  const way = direction ?? transfers[0]?.direction ?? 'out';
  const address = way === 'in' ? sentFrom : sentTo;
  const party = address ? (way === 'in' ? text.from : text.to)(format.address(address)) : '';
  // A transaction without transfers shows only its status.
  const [first, second] = transfers.length > 0 ? descriptions : [];
  const { fungible_info, nft_info } = transfers[at] ?? {};
  const trick = isPoisoned(namespaceOf(metadata.chain ?? 'eip155:1'), transaction, familiar);
  return {
    title: titleOf(operationType, status, text),
    note: trick ? text.trick : first !== undefined && second !== undefined ? text.given(first, second) : party,
    ...(!trick && { whole: second }),
    trick,
    amount: second === undefined ? first : undefined,
    end: endOf(transaction, text, format),
    ...{ tone, pictures, hash },
    icon: direction ?? transactionIcon(transaction),
    name: fungible_info?.symbol ?? nft_info?.name ?? operationType,
    gain: second === undefined && (first?.startsWith('+') ?? false) && tone !== 'failed' && !trick,
  };
}

function titleOf(operation: string, status: string, text: Text['lists']): string {
  switch (status) {
    case 'pending':
      return namedIn(text.underWay, operation);
    case 'failed':
      return namedIn(text.failed, operation);
    case 'replaced':
      return text.replaced;
    default:
      return namedIn(text.done, operation);
  }
}

/** Unknown kinds of transactions are shown unchanged. */
function namedIn(names: Readonly<Record<string, string>>, operation: string): string {
  const [first = '', ...rest] = operation;
  return (Object.hasOwn(names, operation) && names[operation]) || first.toLocaleUpperCase() + rest.join('');
}

function endOf(transaction: Transaction, text: Text['lists'], format: Formatter): string {
  const { status } = transaction.metadata;
  if (status === 'failed') return text.statusFailed;
  if (status === 'replaced') return text.statusReplaced;
  const mined = minedTime(transaction);
  return mined === undefined || status === 'pending' ? text.statusPending : format.day(new Date(mined));
}
