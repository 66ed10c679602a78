/** A purchase reported by a service, with its texts sanitized. `undefined` if malformed. */

import { textOf } from '../../../domain/text/text-of.js';
import {
  type Money,
  PAY_METHODS,
  type PayLimit,
  type PaymentCurrency,
  type PurchaseCurrency,
  type PurchaseNetwork,
  type PurchaseOptions,
  type PurchaseQuote,
  soundLimits,
} from '../../../domain/trade/purchase.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { markAt, textAt, wordsAt } from '../blockchain/read-text.js';

/** Most entries that are shown. */
const MOST = 200;
const MOST_NETWORKS = 50;
const CODE = /^[A-Z\d]{2,12}$/i;
const NUMBER = /^\d{1,30}(\.\d{1,30})?$/;
const MOST_NAME = 40;

export function readOptions(answer: unknown): PurchaseOptions | undefined {
  const payments = unique(listAt(answer, 'paymentCurrencies').flatMap((each) => readPayment(each) ?? []));
  const purchases = unique(listAt(answer, 'purchaseCurrencies').flatMap((each) => readCurrency(each) ?? []));
  return payments.length > 0 && purchases.length > 0 ? { payments, purchases } : undefined;
}

export function readQuote(answer: unknown): PurchaseQuote | undefined {
  const money = (name: string): Money | undefined => {
    const value = readProperty(answer, name);
    const [amount, currency] = [textOf(readProperty(value, 'amount')), codeAt(value, 'currency')];
    return NUMBER.test(amount) && currency ? { amount, currency } : undefined;
  };
  const [total, subtotal, purchase] = [money('paymentTotal'), money('paymentSubtotal'), money('purchaseAmount')];
  const [fee, networkFee] = [money('coinbaseFee'), money('networkFee')];
  if (!total || !subtotal || !purchase || !fee || !networkFee) return undefined;
  return { total, subtotal, purchase, fee, networkFee, quoteId: markAt(answer, 'quoteId') ?? '' };
}

function readPayment(value: unknown): PaymentCurrency | undefined {
  const id = codeAt(value, 'id');
  const limits = listAt(value, 'payment_method_limits').flatMap((each): readonly PayLimit[] => {
    const method = PAY_METHODS.find((known) => known === readProperty(each, 'id'));
    const [min, max] = [textOf(readProperty(each, 'min')), textOf(readProperty(each, 'max'))];
    return method ? [{ id: method, min: NUMBER.test(min) ? min : '', max: NUMBER.test(max) ? max : '' }] : [];
  });
  return id === undefined ? undefined : { id, limits: soundLimits(limits) };
}

function readCurrency(value: unknown): PurchaseCurrency | undefined {
  const [id, symbol] = [codeAt(value, 'id'), codeAt(value, 'symbol')];
  if (id === undefined || symbol === undefined) return undefined;
  const networks = listAt(value, 'networks')
    .slice(0, MOST_NETWORKS)
    .flatMap((each): readonly PurchaseNetwork[] => {
      const [name, chainId] = [markAt(each, 'name'), textOf(readProperty(each, 'chain_id'))];
      return name !== undefined && /^[-\w]{1,32}$/.test(chainId) ? [{ name, chainId }] : [];
    });
  return { id, symbol, name: wordsAt(value, 'name', MOST_NAME) || symbol, networks };
}

function codeAt(value: unknown, name: string): string | undefined {
  const code = textAt(value, name, 12);
  return code !== undefined && CODE.test(code) ? code : undefined;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = readProperty(value, name);
  return Array.isArray(list) ? list.slice(0, MOST) : [];
}

function unique<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  return list.filter((each, at) => list.findIndex(({ id }) => id === each.id) === at);
}
