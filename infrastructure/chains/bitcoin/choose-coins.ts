/** Selects the coins for a transfer, and computes its fee. */

import { Failure } from '../../../domain/failure/failure.js';
import { readDecimal } from '../../../domain/money/decimal.js';
import type { AddressKind } from './address.js';
import type { Coin } from './read-holdings.js';

export interface CoinChoice {
  readonly coins: readonly Coin[];
  readonly fee: bigint;
  /** The change; undefined if it is not worth spending. */
  readonly change: bigint;
}

export interface Payment {
  readonly amount: bigint;
  /** Satoshis per virtual byte. */
  readonly rate: number;
  /** The script types of the sender's and the receiver's address. */
  readonly from: AddressKind;
  readonly to: AddressKind;
}

/** In quarters of a virtual byte. A script of the sender is nested segwit: wallets do not share other script addresses with sites. */
const INPUT_WEIGHT: Readonly<Record<AddressKind, number>> = {
  ...{ p2pkh: 592, p2sh: 364, p2wpkh: 272, p2wsh: 420, p2tr: 230, later: 420 },
};
const OUTPUT_WEIGHT: Readonly<Record<AddressKind, number>> = {
  ...{ p2pkh: 136, p2sh: 128, p2wpkh: 124, p2wsh: 172, p2tr: 172, later: 172 },
};
const OTHER_WEIGHT = 42;
/** The dust limit: nodes do not relay outputs that cost more to spend than they are worth. */
const DUST: Readonly<Record<AddressKind, bigint>> = {
  ...{ p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n, later: 330n },
};

/** Confirmed coins first, large ones first. Fails with `insufficient-funds`, and with `invalid-amount` below the dust limit. */
export function chooseCoins(held: readonly Coin[], payment: Payment): CoinChoice {
  const { amount, from, to } = payment;
  if (amount < DUST[to]) throw new Failure('invalid-amount', 'The amount is too small to be relayed');
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
  // Virtual bytes and satoshis are whole. An invalid rate was refused earlier.
  const { digits, scale } = readDecimal(rate) ?? { digits: 0n, scale: 0 };
  const unit = 10n ** BigInt(scale);
  return (((BigInt(weight) + 3n) / 4n) * digits + unit - 1n) / unit;
}
