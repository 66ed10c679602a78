/**
 * The exchange of a network. Without one, quotes come from the price table and no swap can be built:
 * `startServices` is given one for each network that has.
 */
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { amountOfValue, fiatValue } from '../../../domain/money/amount.js';
import { type Coin, priceKey } from '../coin.js';
import type { PriceTable } from '../price-table.js';
import { Refusal } from '../refusal.js';

export interface Exchange {
  /** The spender of the tokens, which needs an allowance. */
  readonly spender: Hex;
  /** The token that wraps the native currency. */
  readonly wrapped?: Hex;
  /** The amount received, in the smallest unit; undefined when the two cannot be swapped. */
  quote(order: SwapOrder): Promise<bigint | undefined> | bigint | undefined;
  build(order: SwapOrder & { readonly user: Hex; readonly slippage: string }): Promise<BuiltSwap> | BuiltSwap;
}

export interface SwapOrder {
  readonly from: Coin;
  readonly to: Coin;
  readonly amount: bigint;
}

export interface BuiltSwap {
  readonly to: Hex;
  readonly data: Hex;
  readonly gas: bigint;
}

/** An address without a private key. */
const NOBODYS: Hex = '0xe8c4a9e0e8c4a9e0e8c4a9e0e8c4a9e0e8c4a9e0';

export function tableExchange(prices: PriceTable): Exchange {
  return {
    spender: NOBODYS,
    quote({ from, to, amount }) {
      const value = fiatValue(amount, from.decimals, prices.of(priceKey(from)));
      return value === undefined ? undefined : amountOfValue(value, to.decimals, prices.of(priceKey(to))) || undefined;
    },
    build() {
      throw new Refusal(501, 'exchange', 'There is no exchange on this network yet');
    },
  };
}

export function approval(spender: Hex): Hex {
  const abi = parseAbi(['function approve(address spender, uint256 amount) returns (bool)']);
  return encodeFunctionData({ abi, functionName: 'approve', args: [spender, 2n ** 256n - 1n] });
}
