/** The balances of an account, as rows and as one figure. */
import type { Figure, Formatter } from '../../../domain/format/formatter.js';
import { fiatValue, formatAmount } from '../../../domain/money/amount.js';
import { sumOf } from '../../../domain/money/shown-digits.js';
import type { ListedChain } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import { NO_BALANCE, showsBalance } from '../../../domain/token/network-balance.js';
import type { Holding, Token } from '../../../domain/token/token.js';

export interface TokenRow {
  readonly token: Token;
  /** Such as `1.92 ETH`. */
  readonly amount: string;
  /** Such as `$6,240.18`; absent when the price is unknown. */
  readonly value?: string;
}

/** The tokens held, in their order. The native currency is always there; other tokens only with a balance. */
export function heldTokens(holdings: readonly Holding[]): readonly Holding[] {
  return holdings.filter(({ token, amount }) => token.address === undefined || amount > 0n);
}

/** A key that is unique across networks. */
export function tokenKey({ token }: Holding): string {
  return `${token.networkId}:${token.address ?? ''}`;
}

export function tokenRow({ token, amount, price }: Holding, format: Formatter): TokenRow {
  const value = fiatValue(amount, token.decimals, price);
  return {
    token,
    amount: format.held(formatAmount(amount, token.decimals), token.symbol),
    ...(value !== undefined && { value: format.dollars(value) }),
  };
}

/** Whether any price is known: only then is a missing one mentioned. */
export function hasPrices(holdings: readonly Holding[]): boolean {
  return holdings.some(({ price }) => price !== undefined);
}

/** No balance of any token. */
export function isEmpty(holdings: readonly Holding[]): boolean {
  return holdings.every(({ amount }) => amount === 0n);
}

/** The account's value: in dollars if any price is known, else in the native currency. */
export interface BalanceFigure extends Figure {
  /** The decimal text behind it, and whether it is in dollars. */
  readonly value: string;
  readonly dollars: boolean;
  /** Why the total is incomplete: tokens on a test network have no value, or some tokens have no price. */
  readonly lacks?: 'worth' | 'prices';
}

export function balanceFigure(
  holdings: readonly Holding[],
  network: Network | undefined,
  chains: readonly ListedChain[],
  format: Formatter,
): BalanceFigure | undefined {
  if (network && !showsBalance(network, chains)) {
    const rest = ` ${network.nativeCurrency.symbol}`;
    return { main: format.number(NO_BALANCE), rest, value: '0', dollars: false };
  }
  const none = { value: '0', dollars: true };
  if (network?.testnet) return { ...format.dollarFigure('0'), ...none, lacks: 'worth' };
  const known = worth.get(holdings) ?? worthOf(holdings);
  worth.set(holdings, known);
  if (known === 'unknown') return nativeFigure(holdings, format);
  return { ...format.dollarFigure(known.value), ...known, dollars: true };
}

/** The balance of one of several accounts: on a test network in the native currency, since nothing there has a value. */
export function rowFigure(
  holdings: readonly Holding[],
  network: Network | undefined,
  chains: readonly ListedChain[],
  format: Formatter,
): BalanceFigure | undefined {
  const figure = balanceFigure(holdings, network, chains, format);
  return figure?.lacks === 'worth' ? nativeFigure(holdings, format) : figure;
}

function nativeFigure(holdings: readonly Holding[], format: Formatter): BalanceFigure | undefined {
  const native = holdings.find(({ token }) => token.address === undefined);
  if (!native) return undefined;
  const value = formatAmount(native.amount, native.token.decimals);
  return { main: format.held(value), rest: ` ${native.token.symbol}`, value, dollars: false };
}

type Worth = Pick<BalanceFigure, 'value' | 'lacks'>;

/** Computed once per list, which may be long. */
const worth = new WeakMap<readonly Holding[], Worth | 'unknown'>();

function worthOf(holdings: readonly Holding[]): Worth | 'unknown' {
  const priced = holdings.filter(({ price }) => price !== undefined);
  if (priced.length === 0) return 'unknown';
  const values = priced.map(({ amount, token, price }) => fiatValue(amount, token.decimals, price));
  const unpriced = holdings.some(({ amount, price }) => price === undefined && amount > 0n);
  return { value: sumOf(values), ...(unpriced && { lacks: 'prices' }) };
}
