/** The total cost of a transfer, as the review shows it. */

import type { State } from '../../../application/engine/state.js';
import { transferOf } from '../../../application/send/draft.js';
import { priceOf } from '../../../application/send/price-of.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { fiatValue, formatAmount } from '../../../domain/money/amount.js';
import { addDecimals, decimalText, readDecimal } from '../../../domain/money/decimal.js';
import type { Network } from '../../../domain/network/network.js';
import type { Reviewed } from '../../../domain/simulation/contradictions.js';
import type { Fee, Transfer } from '../../../domain/transaction/transfer.js';

export interface Review {
  readonly transfer: Transfer;
  readonly network: Network;
  /** Exact, with its unit: what will be signed. */
  readonly amount: string;
  /** In dollars; absent without a price. */
  readonly worth: string | undefined;
  /** Absent while unknown. */
  readonly fee: string | undefined;
  readonly feeWorth: string | undefined;
  /** Amount and fee together: in dollars where both have a price, else in units. Absent while the fee is unknown. */
  readonly total: string | undefined;
}

/** Undefined while the form is incomplete. */
export function review(state: State, format: Formatter): Review | undefined {
  const complete = completeTransfer(state);
  if (!complete) return undefined;
  const { transfer, network } = complete;
  const { token, amount } = transfer;
  const estimate = state.send.fee;
  const fee = estimate?.status === 'ready' ? estimate.fee : undefined;
  const native = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  const worth = fiatValue(amount, token.decimals, priceOf(state, token));
  const feeWorth = fee && fiatValue(fee.amount, fee.decimals, priceOf(state, native));
  return {
    transfer,
    network,
    amount: format.exact(formatAmount(amount, token.decimals), token.symbol),
    worth: worth && format.dollars(worth),
    fee: fee && feeText(fee, format),
    feeWorth: feeWorth && format.dollars(feeWorth),
    total: fee && total(transfer, fee, worth, feeWorth, format),
  };
}

/** A fee with eight decimals; a smaller fee is not shown as zero. */
export function feeText(fee: Fee, format: Formatter): string {
  return format.upTo(formatAmount(fee.amount, fee.decimals), 8, fee.symbol);
}

function completeTransfer(state: State): ReturnType<typeof transferOf> | undefined {
  try {
    return transferOf(state);
  } catch {
    return undefined;
  }
}

function total(
  { token, amount }: Transfer,
  fee: Fee,
  worth: string | undefined,
  feeWorth: string | undefined,
  format: Formatter,
): string {
  const [dollars, feeDollars] = [readDecimal(worth ?? ''), readDecimal(feeWorth ?? '')];
  if (dollars && feeDollars) return format.dollars(decimalText(addDecimals(dollars, feeDollars)));
  // Amounts in the same unit are added; different units are listed.
  if (token.address === undefined) return feeText({ ...fee, amount: amount + fee.amount }, format);
  return `${format.exact(formatAmount(amount, token.decimals), token.symbol)} + ${feeText(fee, format)}`;
}

/** The reviewed transfer, to compare with the simulated changes. */
export function reviewedTransfer({ token, amount }: Transfer, network: Network, fee: State['send']['fee']): Reviewed {
  // On Solana, the simulated changes include the fee, and the deposit for the recipient's new token account.
  const deposits = network.chainNamespace === 'solana';
  return {
    namespace: network.chainNamespace,
    spends: [{ address: token.address, amount }],
    ...(deposits && { besides: fee?.status === 'ready' ? fee.fee.amount : ANY }),
  };
}

/** The limit while the fee is unknown. */
const ANY = 1n << 64n;
