/** When a transfer may be sent, and what its form says until then. */

import { Failure } from '../failure/failure.js';
import { readAmount } from '../money/amount.js';
import { multiplyDecimals, readDecimal } from '../money/decimal.js';
import type { Token } from '../token/token.js';

/** What is missing before a transfer can be sent at all; `undefined` when nothing is. */
export function sendFailure(draft: {
  /** Whether transfers can be sent from here at all. */
  readonly sendable: boolean;
  readonly amount?: string | bigint | undefined;
  readonly receiver?: string | undefined;
  readonly token?: Token | undefined;
}): Failure | undefined {
  if (!draft.amount || !draft.receiver) {
    return new Failure('amount-and-receiver-required', 'An amount and receiver address are required');
  }
  if (!draft.token) return new Failure('token-required', 'A token is required');
  return draft.sendable ? undefined : new Failure('unsupported-chain', 'Unsupported chain');
}

/** The state of the send form, which is what its button says. Only `ready` lets it be pressed. */
export type SendReadiness =
  | 'ready'
  | 'invalid-address'
  | 'add-address'
  | 'insufficient-funds'
  | 'add-amount'
  | 'incorrect-value'
  | 'select-token';

export interface SendForm extends Funds {
  readonly token: Token | undefined;
  /** As typed. */
  readonly amountText: string;
  /** As typed. */
  readonly receiver: string;
  /** Whether the receiver is an address the chain accepts. */
  readonly receiverValid: boolean;
  /** US dollars for one token; absent when unknown. */
  readonly price?: string | undefined;
}

/** What there is to pay with, in the smallest units. */
export interface Funds {
  /** Held of the token being sent; absent while unknown. */
  readonly balance?: bigint | undefined;
  /** Held of the native currency, which pays the fee; absent while unknown. */
  readonly nativeBalance?: bigint | undefined;
  /** The most the network will take; absent while unknown. */
  readonly fee?: bigint | undefined;
}

/** The form's state. Of several things wrong the later rule wins. */
export function sendReadiness(form: SendForm): SendReadiness {
  const { token, amountText, receiver, price } = form;
  if (!token) return 'select-token';
  const typed = amountText.trim();
  const amount = readAmount(typed, token.decimals);
  // A token without a known price can still be sent: then only the amount is judged.
  if (typed !== '' && (!amount || !hasValue(typed, price))) return 'incorrect-value';
  if (!amount) return 'add-amount';
  if (insufficientFunds(token, amount, form)) return 'insufficient-funds';
  if (receiver.trim() === '') return 'add-address';
  return form.receiverValid ? 'ready' : 'invalid-address';
}

function hasValue(amount: string, price: string | undefined): boolean {
  if (price === undefined) return true;
  const [factor, rate] = [readDecimal(amount), readDecimal(price)];
  return factor !== undefined && rate !== undefined && multiplyDecimals(factor, rate).digits > 0n;
}

/**
 * The failure when the funds do not reach, with `data.lacks`: `amount` when the token itself is short, `fee` when only
 * the network's fee cannot be paid. What is unknown is taken to reach.
 */
export function insufficientFunds(token: Token, amount: bigint, funds: Funds): Failure | undefined {
  const { balance, fee = 0n } = funds;
  if (balance !== undefined && amount > balance) return lacking('amount');
  const native = token.address === undefined;
  const payer = native ? balance : funds.nativeBalance;
  return payer !== undefined && (native ? amount + fee : fee) > payer ? lacking('fee') : undefined;
}

function lacking(lacks: 'amount' | 'fee'): Failure {
  return new Failure('insufficient-funds', `Not enough for the ${lacks}`, { data: { lacks } });
}
