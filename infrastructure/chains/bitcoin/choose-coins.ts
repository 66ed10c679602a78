/** Which coins pay for a transfer, and what that costs. */

import { Failure } from '../../../domain/failure/failure.js';
import { readDecimal } from '../../../domain/money/decimal.js';
import type { AddressKind } from './address.js';
import type { Coin } from './read-holdings.js';

export interface CoinChoice {
  readonly coins: readonly Coin[];
  readonly fee: bigint;
  /** What goes back to the sender; nothing where it would not be worth having. */
  readonly change: bigint;
}

export interface Payment {
  readonly amount: bigint;
  /** Satoshis for each virtual byte. */
  readonly rate: number;
  /** Of the sender's address, and of the receiver's. */
  readonly from: AddressKind;
  readonly to: AddressKind;
}

/** In quarters of a virtual byte. A script of the sender's own is nested segwit: no wallet opens another to a site. */
const INPUT_WEIGHT: Readonly<Record<AddressKind, number>> = {
  ...{ p2pkh: 592, p2sh: 364, p2wpkh: 272, p2wsh: 420, p2tr: 230, later: 420 },
};
const OUTPUT_WEIGHT: Readonly<Record<AddressKind, number>> = {
  ...{ p2pkh: 136, p2sh: 128, p2wpkh: 124, p2wsh: 172, p2tr: 172, later: 172 },
};
const OTHER_WEIGHT = 42;
/** What nodes do not pass on: spending it would cost more than it is. */
const DUST: Readonly<Record<AddressKind, bigint>> = {
  ...{ p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n, later: 330n },
};

/** Coins in a block first, large ones first. Fails with `insufficient-funds`, and `invalid-amount` for what is not passed on. */
export function chooseCoins(held: readonly Coin[], payment: Payment): CoinChoice {
  const { amount, from, to } = payment;
  if (amount < DUST[to]) throw new Failure('invalid-amount', 'Nobody passes on as little');
  const sorted = [...held].sort((a, b) => rank(a) - rank(b) || (a.value < b.value ? 1 : -1));
  const coins: Coin[] = [];
  let sum = 0n;
  for (const coin of sorted) {
    coins.push(coin);
    sum += coin.value;
    const plain = feeOf(payment, coins.length, false);
    if (sum < amount + plain) continue;
    const withChange = feeOf(payment, coins.length, true);
    const change = sum - amount - withChange;
    return change >= DUST[from] ? { coins, fee: withChange, change } : { coins, fee: sum - amount, change: 0n };
  }
  throw new Failure('insufficient-funds', 'The account does not hold enough');
}

function rank({ confirmed }: Coin): number {
  return confirmed ? 0 : 1;
}

function feeOf({ rate, from, to }: Payment, inputs: number, change: boolean): bigint {
  const weight = OTHER_WEIGHT + inputs * INPUT_WEIGHT[from] + OUTPUT_WEIGHT[to] + (change ? OUTPUT_WEIGHT[from] : 0);
  // Virtual bytes are whole, and so are satoshis. A rate that is no number has been refused where it came from.
  const { digits, scale } = readDecimal(rate) ?? { digits: 0n, scale: 0 };
  const unit = 10n ** BigInt(scale);
  return (((BigInt(weight) + 3n) / 4n) * digits + unit - 1n) / unit;
}
