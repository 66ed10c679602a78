/** When a transfer can be sent, and what the form's button says until then. */

import { Failure } from '../failure/failure.js';
import { readAmount } from '../money/amount.js';
import { multiplyDecimals, readDecimal } from '../money/decimal.js';
import type { Token } from '../token/token.js';

/** What is missing for a transfer; `undefined` if nothing is. */
export function sendFailure(draft: {
  /** Whether transfers are supported here. */
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
  /** US dollars per token; absent if unknown. */
  readonly price?: string | undefined;
}

/** The available funds, in the smallest units. */
export interface Funds {
  /** Balance of the token; absent while unknown. */
  readonly balance?: bigint | undefined;
  /** Balance of the native currency, which pays the fee; absent while unknown. */
  readonly nativeBalance?: bigint | undefined;
  /** The maximum fee; absent while unknown. */
  readonly fee?: bigint | undefined;
}

/** The form's state. If several rules apply, the last one wins. */
export function sendReadiness(form: SendForm): SendReadiness {
  const { token, amountText, receiver, price } = form;
  if (!token) return 'select-token';
  const typed = amountText.trim();
  const amount = readAmount(typed, token.decimals);
  // A token without a known price can still be sent: then only the amount is checked.
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
 * The failure for insufficient funds, with `data.lacks`: `amount` if the token is short, `fee` if only the network fee cannot be paid.
 * Unknown amounts count as sufficient.
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
