/** The title and the picture of a past transaction in the activity list. */
import type { Formatter } from '../format/formatter.js';
import type { Transaction, TransactionTransfer } from './transaction.js';

const GAINS = ['receive', 'deposit', 'borrow', 'claim'];
const LOSSES = ['withdraw', 'repay', 'burn'];

/** A number of a trillion or more, with its three decimals: its line would cut it, and leave another number. */
const LONG = /(\d\D*){16}/;

/** The sign in front of a single transfer's amount. */
export function transactionSign(operation: string): '+' | '-' | '' {
  return GAINS.includes(operation) ? '+' : LOSSES.includes(operation) ? '-' : '';
}

/** One text per transfer; the sign only when there is one transfer; the status when there is none. */
export function transactionDescriptions({ metadata, transfers }: Transaction, format: Formatter): readonly string[] {
  if (transfers.length === 0) return [metadata.status];
  const sign = transfers.length === 1 ? transactionSign(metadata.operationType) : '';
  return transfers.map((transfer) => describeTransfer(transfer, sign, format));
}

function describeTransfer(
  { nft_info, fungible_info, quantity }: TransactionTransfer,
  sign: '+' | '-' | '',
  format: Formatter,
): string {
  const shownSign = sign.replace('-', '−');
  if (nft_info) return shownSign + (nft_info.name || '-');
  const amount = quantity?.numeric ?? 0;
  const unit = fungible_info?.symbol;
  return LONG.test(format.moved(amount))
    ? `${shownSign}${format.huge(amount, false)} ${unit ?? ''}`.trim()
    : format.moved(amount, unit, sign);
}

export interface TransactionPicture {
  readonly type?: 'FUNGIBLE' | 'NFT';
  readonly url?: string;
}

/** Two transfers show both images unless both are NFTs; more than two show each; otherwise the first is used for all. */
export function transactionPictures({ transfers }: Transaction): readonly TransactionPicture[] {
  const [first] = transfers;
  if (!first) return [];
  return (transfers.length === 2 ? isPair(transfers) : transfers.length > 2)
    ? transfers.map(picture)
    : [picture(first)];
}

/** One line of the activity list. */
export interface TransactionRow {
  readonly descriptions: readonly string[];
  readonly pictures: readonly TransactionPicture[];
  /** Set if the line is one of several transfers: then only its direction is drawn. */
  readonly direction?: 'in' | 'out' | 'self';
}

/** The lines for a transaction: one per transfer from three transfers on, else one. */
export function transactionRows(transaction: Transaction, format: Formatter): readonly TransactionRow[] {
  const descriptions = transactionDescriptions(transaction, format);
  const { transfers } = transaction;
  if (transfers.length < 3) return [{ descriptions, pictures: transactionPictures(transaction) }];
  return transfers.map((transfer, at) => ({
    descriptions: descriptions.slice(at, at + 1),
    pictures: [picture(transfer)],
    direction: transfer.direction ?? 'out',
  }));
}

/** The icon on the picture: the operation, else the direction. */
export function transactionIcon({
  metadata,
  transfers,
}: Transaction): 'swap' | 'check' | 'cross' | 'in' | 'out' | 'self' {
  switch (metadata.operationType) {
    case 'trade':
      return 'swap';
    case 'approve':
      return 'check';
    case 'cancel':
      return 'cross';
    default:
      return transfers[0]?.direction ?? 'out';
  }
}

/** The meaning of the icon's colour. */
export function transactionTone(status: string): 'confirmed' | 'failed' | 'pending' | 'other' {
  return status === 'confirmed' || status === 'failed' || status === 'pending' ? status : 'other';
}

function isPair(transfers: readonly TransactionTransfer[]): boolean {
  return !transfers.every(({ nft_info }) => nft_info);
}

function picture({ fungible_info, nft_info }: TransactionTransfer): TransactionPicture {
  const url = nft_info?.content?.preview?.url ?? fungible_info?.icon?.url;
  return {
    ...(fungible_info ? { type: 'FUNGIBLE' as const } : nft_info ? { type: 'NFT' as const } : {}),
    ...(url && { url }),
  };
}
