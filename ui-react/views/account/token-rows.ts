/** What an account holds, as rows and as one figure. */
import { fiatValue, formatAmount } from '../../../domain/money/amount.js';
import {
  formatBalance,
  formatDollars,
  formatNumber,
  formatTokenAmount,
  formatTotal,
} from '../../../domain/money/format-number.js';
import type { ListedChain } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import { NO_BALANCE, showsBalance } from '../../../domain/token/network-balance.js';
import type { Holding, Token } from '../../../domain/token/token.js';

export interface TokenRow {
  readonly token: Token;
  /** Such as `1.9200 ETH`. */
  readonly amount: string;
  /** Such as `$6,240.18`; absent when the price is unknown. */
  readonly value?: string;
}

/** Tokens held, in the order they came. The native currency is always there; other tokens only when there are any. */
export function heldTokens(holdings: readonly Holding[]): readonly Holding[] {
  return holdings.filter(({ token, amount }) => token.address === undefined || amount > 0n);
}

/** One of its kind on all networks. */
export function tokenKey({ token }: Holding): string {
  return `${token.networkId}:${token.address ?? ''}`;
}

export function tokenRow({ token, amount, price }: Holding): TokenRow {
  const text = formatAmount(amount, token.decimals);
  const value = fiatValue(amount, token.decimals, price);
  return {
    token,
    amount: `${formatTokenAmount(text)} ${token.symbol}`,
    ...(value !== undefined && { value: formatDollars(value) }),
  };
}

/** Whether any price is known: only then is a missing one worth a word. */
export function hasPrices(holdings: readonly Holding[]): boolean {
  return holdings.some(({ price }) => price !== undefined);
}

/** Nothing of anything. */
export function isEmpty(holdings: readonly Holding[]): boolean {
  return holdings.every(({ amount }) => amount === 0n);
}

/** The account's worth: dollars and cents where any price is known, else the native currency. */
export interface BalanceFigure {
  readonly main: string;
  readonly rest: string;
  /** Why the sum is less than what there is: nothing on a test network is worth anything; some tokens have no price. */
  readonly lacks?: 'worth' | 'prices';
}

export function balanceFigure(
  holdings: readonly Holding[],
  network: Network | undefined,
  chains: readonly ListedChain[],
): BalanceFigure | undefined {
  if (network && !showsBalance(network, chains)) return { main: NO_BALANCE, rest: ` ${network.nativeCurrency.symbol}` };
  if (network?.testnet) return { main: '$0', rest: '.00', lacks: 'worth' };
  const known = worth.get(holdings) ?? worthOf(holdings);
  worth.set(holdings, known);
  return known === 'unknown' ? nativeFigure(holdings) : known;
}

/** What one of several accounts holds: on a test network in its own currency, since nothing there is worth anything. */
export function rowFigure(
  holdings: readonly Holding[],
  network: Network | undefined,
  chains: readonly ListedChain[],
): BalanceFigure | undefined {
  const figure = balanceFigure(holdings, network, chains);
  return figure?.lacks === 'worth' ? nativeFigure(holdings) : figure;
}

function nativeFigure(holdings: readonly Holding[]): BalanceFigure | undefined {
  const native = holdings.find(({ token }) => token.address === undefined);
  if (!native) return undefined;
  const text = formatAmount(native.amount, native.token.decimals);
  return { main: formatBalance(text), rest: ` ${native.token.symbol}` };
}

/** Added up once for each list, which may be long. */
const worth = new WeakMap<readonly Holding[], BalanceFigure | 'unknown'>();

function worthOf(holdings: readonly Holding[]): BalanceFigure | 'unknown' {
  const priced = holdings.filter(({ price }) => price !== undefined);
  if (priced.length === 0) return 'unknown';
  const values = priced.map(({ amount, token, price }) => fiatValue(amount, token.decimals, price));
  const [dollars, cents] = formatTotal(values);
  const unpriced = holdings.some(({ amount, price }) => price === undefined && amount > 0n);
  return {
    main: dollars.startsWith('<') ? '<$0' : `$${formatNumber(dollars, 0)}`,
    rest: `.${cents}`,
    ...(unpriced && { lacks: 'prices' }),
  };
}
