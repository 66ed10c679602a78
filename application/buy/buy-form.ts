/** The values of the form, and whether they allow a purchase. Known before any seller is queried. */
import {
  type AmountProblem,
  amountProblem,
  DEFAULT_LIMITS,
  type PayLimit,
  type PaymentCurrency,
  type PurchaseCurrency,
} from '../../domain/trade/purchase.js';
import type { State } from '../engine/state.js';
import type { PurchaseQuestion } from '../ports/services.js';
import { type Buyer, buyerOf } from './buyer.js';
import type { BuyState } from './state.js';

export interface BuyForm extends Buyer {
  readonly buy: BuyState;
  readonly payment: PaymentCurrency | undefined;
  /** Currencies that can be received on this network. */
  readonly offered: readonly PurchaseCurrency[];
  readonly purchase: PurchaseCurrency | undefined;
  readonly limit: PayLimit;
  readonly problem: AmountProblem | undefined;
  /** The request to sellers; absent while the form is invalid. */
  readonly question: PurchaseQuestion | undefined;
}

/** Undefined until the buyer and the options are known. */
export function buyForm(state: State): BuyForm | undefined {
  const buyer = buyerOf(state);
  const { buy } = state;
  if (!buyer || buy?.accountId !== buyer.accountId || buy.status === 'failed') return undefined;
  const { network, account } = buyer;
  const payment = buy.payments.find(({ id }) => id === buy.payment) ?? buy.payments[0];
  const offered = buy.purchases.filter(
    ({ networks }) => networks.length === 0 || networks.some(({ chainId }) => chainId === String(network.id)),
  );
  const purchase = offered.find(({ id }) => id === buy.purchase) ?? offered[0];
  const limits = payment?.limits ?? DEFAULT_LIMITS;
  const limit = limits.find(({ id }) => id === buy.method) ?? limits[0] ?? (DEFAULT_LIMITS[0] as PayLimit);
  const problem = amountProblem(buy.amount, limit);
  const ready = buy.status === 'ready' && payment && purchase && problem === undefined;
  return {
    ...{ ...buyer, buy, payment, offered, purchase, limit, problem },
    question: ready
      ? {
          // Typed up to the decimal point, as in `100.`, it is a whole amount.
          ...{ address: account.address, network, amount: buy.amount.replace(/\.$/, '') },
          ...{ payment: payment.id, method: limit.id },
          purchase: purchase.symbol,
          networkName: purchase.networks.find(({ chainId }) => chainId === String(network.id))?.name,
        }
      : undefined,
  };
}
