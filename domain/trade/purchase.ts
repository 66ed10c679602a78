/** Buying with money: payment methods, limits and sellers' quotes. */
import { compareDecimals, readDecimal } from '../money/decimal.js';

/** Payment methods, as such services name them. */
export const PAY_METHODS = ['card', 'ach_bank_account'] as const;
/** A payment method: by card, or by bank transfer (ACH). */
export type PayMethod = (typeof PAY_METHODS)[number];

/** Limits of one payment method, in the currency of the payment. */
export interface PayLimit {
  readonly id: PayMethod;
  readonly min: string;
  readonly max: string;
}

/** A currency to pay with, and its limits. */
export interface PaymentCurrency {
  /** Such as `USD`. */
  readonly id: string;
  readonly limits: readonly PayLimit[];
}

/** A currency to buy. */
export interface PurchaseCurrency {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** The networks it can be sent on; empty: the seller decides. */
  readonly networks: readonly PurchaseNetwork[];
}

/** A network that a purchase can be sent on. */
export interface PurchaseNetwork {
  /** The seller's name for the network, such as `ethereum`. */
  readonly name: string;
  /** The part of a CAIP-2 id after the colon. */
  readonly chainId: string;
}

/** The currencies to pay with and to buy. */
export interface PurchaseOptions {
  readonly payments: readonly PaymentCurrency[];
  readonly purchases: readonly PurchaseCurrency[];
}

/** Limits where a seller reports none, in the currency of the payment. */
export const DEFAULT_LIMITS: readonly PayLimit[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
];

/** Defaults for a seller without a list of options: US dollars or euros for USDC or ether. */
export const DEFAULT_OPTIONS: PurchaseOptions = {
  payments: ['USD', 'EUR'].map((id) => ({ id, limits: DEFAULT_LIMITS })),
  purchases: [
    { id: 'USDC', name: 'USD Coin', symbol: 'USDC', networks: [] },
    { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [] },
  ],
};

/** An amount of a currency. */
export interface Money {
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
}

/** A quote: the visitor pays `total` and receives `purchase`. */
export interface PurchaseQuote {
  /** The price with fees. */
  readonly total: Money;
  /** The price without fees. */
  readonly subtotal: Money;
  readonly fee: Money;
  readonly networkFee: Money;
  /** The amount received. */
  readonly purchase: Money;
  readonly quoteId: string;
}

/** A placeholder for a missing quote: one to one, to be shown as an estimate only. */
export function standInQuote(amount: string, currency: string): PurchaseQuote {
  const same = { amount, currency };
  return { total: same, subtotal: same, fee: same, networkFee: same, purchase: same, quoteId: 'mocked-quote-id' };
}

/** No real price has more digits. */
const MOST_DIGITS = 15;

/** Whether a quote answers the request: in these currencies, for that amount, nothing negative, and fees no higher than the payment. */
export function isFairQuote(quote: PurchaseQuote, paid: Money, bought: string): boolean {
  const { total, subtotal, fee, networkFee, purchase } = quote;
  const read = ({ amount }: Money) => (/^\d+(\.\d+)?$/.test(amount) ? readDecimal(amount) : undefined);
  const [asked, whole, rest, coins] = [read(paid), read(total), read(subtotal), read(purchase)];
  const fees = [read(fee), read(networkFee)];
  if (!asked || !whole || !rest || !coins || coins.digits <= 0n) return false;
  if (String(coins.digits).length - coins.scale > MOST_DIGITS) return false;
  return (
    compareDecimals(asked, whole) === 0 &&
    [rest, ...fees].every((each) => each !== undefined && compareDecimals(each, whole) <= 0) &&
    [total, subtotal, fee, networkFee].every(({ currency }) => currency === paid.currency) &&
    purchase.currency === bought
  );
}

/** Consistent limits: a missing or inverted limit is replaced by the default. */
export function soundLimits(given: readonly PayLimit[]): readonly PayLimit[] {
  const sound = DEFAULT_LIMITS.flatMap((own) => {
    const limit = given.find(({ id }) => id === own.id);
    if (!limit) return [];
    const [min, max] = [readDecimal(limit.min), readDecimal(limit.max)];
    return min && max && min.digits >= 0n && compareDecimals(min, max) <= 0 ? [limit] : [own];
  });
  return sound.length > 0 ? sound : DEFAULT_LIMITS;
}

/** Why an amount cannot be paid. */
export type AmountProblem = 'none-given' | 'too-little' | 'too-much';

export function amountProblem(text: string, { min, max }: PayLimit): AmountProblem | undefined {
  const plain = /^\d+\.?\d*$/.test(text);
  const [amount, least, most] = [plain ? readDecimal(text) : undefined, readDecimal(min), readDecimal(max)];
  if (!amount || amount.digits <= 0n) return 'none-given';
  if (least && compareDecimals(amount, least) < 0) return 'too-little';
  return most && compareDecimals(amount, most) > 0 ? 'too-much' : undefined;
}

/** A seller's page, if valid: over https or on localhost, at the seller's own origin. */
export function sellersPage(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address.length > MOST_ADDRESS) return undefined;
  const match = PAGE.exec(address);
  if (!match || match[1]?.toLowerCase() !== origin.replace(/\/$/, '').toLowerCase()) return undefined;
  return /^https:/i.test(address) || LOCAL.test(address) ? address : undefined;
}

const MOST_ADDRESS = 4_096;
const PAGE = /^(https?:\/\/[a-z\d.-]+(?::\d{1,5})?)(?:[/?#][\x21-\x7e]*)?$/i;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(?=[:/?#]|$)/i;
