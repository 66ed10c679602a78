/** The texts of a purchase on all its screens. */
import { type BuyForm, buyForm } from '../../../application/buy/buy-form.js';
import type { BuyStep } from '../../../application/buy/state.js';
import type { State } from '../../../application/engine/state.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { decimalText, readDecimal, roundDecimal } from '../../../domain/money/decimal.js';
import type { AmountProblem, Money, PayMethod, PurchaseQuote } from '../../../domain/trade/purchase.js';
import { minedTime, type Transaction } from '../../../domain/transaction/transaction.js';
import type { Text } from '../../text/en.js';

/** Suggested amounts (as common elsewhere). */
export const PRESETS = ['100', '250', '500', '1000'] as const;

/** `7500.00` is `7,500`: grouped, without zeros at the end. */
export function shownMoney({ amount, currency }: Money, format: Formatter): string {
  return format.exact(amount, currency);
}

/** Cryptocurrency amounts have too many digits to read: cut after the sixth, unless nothing would be left. */
function shownCoins({ amount, currency }: Money, format: Formatter, sign?: '+'): string {
  const decimal = readDecimal(amount);
  const cut = decimal && roundDecimal(decimal, 6, 'down');
  return format.exact(cut && cut.digits > 0n ? decimalText(cut) : amount, currency, sign);
}

export interface ShownForm extends BuyForm {
  readonly limits: string;
  readonly error: string | undefined;
  readonly get: string | undefined;
  readonly quoted: PurchaseQuote | undefined;
  /** Without a seller's price, the placeholder is not a quote and is not shown. */
  readonly priceless: boolean;
  readonly asking: boolean;
  readonly sellers: readonly ShownSeller[];
}

export interface ShownSeller {
  readonly id: string;
  readonly name: string;
  readonly note: string | undefined;
  readonly busy: boolean;
  readonly ready: boolean;
}

export function shownForm(state: State, text: Text['buy'], format: Formatter): ShownForm | undefined {
  const form = buyForm(state);
  if (!form) return undefined;
  const { buy, limit, payment, problem, question } = form;
  const money = (amount: string) => shownMoney({ amount, currency: payment?.id ?? '' }, format);
  const bound = problem === 'too-little' ? limit.min : limit.max;
  const asking = question !== undefined && buy.quote?.status !== 'ready';
  const { quote, estimate: priceless = false } = buy.quote ?? {};
  const quoted = priceless ? undefined : quote;
  return {
    ...form,
    limits: text.limits[limit.id](money(limit.min), money(limit.max)),
    error: problem && buy.amount !== '' ? problemWords(problem, limit.id, money(bound), text) : undefined,
    get: quoted && shownCoins(quoted.purchase, format),
    ...{ quoted, priceless, asking },
    sellers: buy.sellers.map(({ id, name, fees, page, failure }) => ({
      ...{ id, name },
      busy: question !== undefined && page === undefined && failure === undefined,
      note: failure ? (failure.code === 'untrusted-origin' ? text.untrusted : text.noPage) : fees && text.fees(fees),
      ready: question !== undefined && page !== undefined,
    })),
  };
}

function problemWords(problem: AmountProblem, method: PayMethod, bound: string, text: Text['buy']): string {
  if (problem === 'none-given') return text.noAmount;
  return (problem === 'too-little' ? text.tooLittle : text.tooMuch)[method](bound);
}

/** The progress, as a headline and a sentence. */
export function stepWords(
  { stage, seller }: BuyStep,
  text: Text['buy'],
): { readonly headline: string; readonly lead: string } {
  switch (stage) {
    case 'blocked':
      return { headline: text.blocked, lead: text.blockedLead(seller.name) };
    case 'unwatched':
      return { headline: text.unwatched(seller.name), lead: text.unwatchedLead };
    case 'silent':
      return { headline: text.silent, lead: text.silentLead };
    case 'failed':
      return { headline: text.failed, lead: text.failedLead(seller.name) };
    default:
      return { headline: text.window(seller.name), lead: text.windowLead };
  }
}

export interface ShownPurchase {
  readonly key: string;
  readonly title: string;
  readonly amount: string;
  readonly end: string;
  readonly busy: boolean;
}

/** The purchases, newest first. */
export function shownPurchases(
  made: readonly Transaction[],
  text: Text['buy'],
  format: Formatter,
): readonly ShownPurchase[] {
  return made.map((each) => {
    const { status } = each.metadata;
    const [transfer] = each.transfers;
    const mined = minedTime(each);
    const busy = status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS';
    return {
      ...{ key: each.id, busy },
      title: status === 'ONRAMP_TRANSACTION_STATUS_FAILED' ? text.notBought : text.bought,
      amount: transfer
        ? shownCoins(
            { amount: transfer.quantity?.numeric ?? '', currency: transfer.fungible_info?.symbol ?? '' },
            format,
            '+',
          )
        : '',
      end: busy || mined === undefined ? text.onItsWay : format.day(new Date(mined)),
    };
  });
}
