/** Fake onramps: one that reports purchases and one that does not. Purchases arrive after two seconds. */
import { of, type SchedulerLike } from 'rxjs';
import type { Onramp, PurchaseQuestion, Seller } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { DEFAULT_LIMITS, type PurchaseOptions, type PurchaseQuote } from '../../../domain/trade/purchase.js';
import type { Transaction } from '../../../domain/transaction/transaction.js';
import { placeholderHex } from '../../../infrastructure/fakes/placeholder-hex.js';
import { type ScriptedService, scriptedService } from '../../../infrastructure/fakes/scripted-service.js';

export interface CoreOnramp {
  onramp(namespaces: readonly Namespace[]): Onramp;
  change(set: <Q, A>(call: string, service: ScriptedService<Q, A>) => void): void;
  letOpen(windows: boolean): void;
  /** On the page that was opened last. */
  pay(): Promise<void>;
}

const PAGE = 'https://sellers.example/buy?for=';
const WAY = 2_000;
const OPTIONS: PurchaseOptions = {
  payments: ['USD', 'EUR'].map((id) => ({ id, limits: DEFAULT_LIMITS })),
  purchases: ['ETH', 'SALT'].map((symbol) => ({
    ...{ id: symbol, symbol, name: symbol === 'ETH' ? 'Ether' : 'Salt' },
    networks: [{ name: 'saltmarsh', chainId: '31337' }],
  })),
};

export function coreOnramp(scheduler: SchedulerLike, credit: (address: string) => void): CoreOnramp {
  let windows = true;
  let shown: string | undefined;
  const made: { readonly id: string; readonly address: string; readonly at: number }[] = [];
  const options = scriptedService((_: unknown) => OPTIONS, scheduler);
  const quote = scriptedService(({ amount, payment, purchase }: PurchaseQuestion): PurchaseQuote => {
    const money = (value: string) => ({ amount: value, currency: payment });
    return {
      ...{ total: money(amount), subtotal: money(amount), fee: money('1.50'), networkFee: money('0.15') },
      ...{ purchase: { amount: '0.0326', currency: purchase }, quoteId: 'a-quote' },
    };
  }, scheduler);
  const page = scriptedService(({ address }: PurchaseQuestion) => PAGE + address, scheduler);
  const purchases = scriptedService(
    ({ address }: PurchaseQuestion) =>
      made.filter((each) => each.address === address).map((each) => answered(each, scheduler.now())),
    scheduler,
  );
  return {
    onramp(namespaces) {
      const [first = 'eip155', ...others] = namespaces;
      const seller = { namespaces: [first, ...others] as const };
      const sellers: readonly Seller[] = [
        { ...seller, id: 'harbour', name: 'Harbour Exchange', fees: '1–2%', watched: true },
        { ...seller, id: 'tide', name: 'Tide Money', watched: false },
      ];
      return {
        sellers,
        options: options.answer,
        quote: quote.answer,
        page: ({ watched }, question) => (watched ? page.answer(question) : of(PAGE + question.address)),
        purchases: (_, question) => purchases.answer(question),
        show(address) {
          if (windows) shown = address;
          return windows;
        },
      };
    },
    change(set) {
      set('onramp-options', options);
      set('onramp-quote', quote);
      set('onramp-url', page);
      set('history', purchases);
    },
    letOpen(value) {
      windows = value;
    },
    pay() {
      const address = shown?.slice(PAGE.length);
      if (address === undefined) return Promise.reject(new Failure('popup-blocked', 'No page of a seller was opened'));
      made.unshift({ id: placeholderHex(32, 0x2000 + made.length), address, at: scheduler.now() });
      credit(address);
      return Promise.resolve();
    },
  };
}

function answered(
  { id, address, at }: { readonly id: string; readonly address: string; readonly at: number },
  now: number,
) {
  const status = `ONRAMP_TRANSACTION_STATUS_${now - at >= WAY ? 'SUCCESS' : 'IN_PROGRESS'}`;
  const minedAt = new Date(at).toISOString();
  return {
    id,
    metadata: { operationType: 'buy', status, sentFrom: '', sentTo: address, hash: id, minedAt },
    transfers: [{ fungible_info: { symbol: 'ETH' }, direction: 'in', quantity: { numeric: '0.0326' } }],
  } satisfies Transaction;
}
