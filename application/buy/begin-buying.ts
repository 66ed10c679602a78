/** While the buy screens are shown: options, quotes, and sellers. Leaving them ends it all. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  scan,
  switchMap,
  timer,
} from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import { DEFAULT_OPTIONS, standInQuote } from '../../domain/trade/purchase.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { PurchaseQuestion, Seller } from '../ports/services.js';
import { buyForm } from './buy-form.js';
import { buyerOf } from './buyer.js';
import { NO_OFFERS } from './no-offers.js';
import type { BuySeller, BuyState } from './state.js';
import { type Buying, withOnramp } from './with-onramp.js';

/** Milliseconds after the last key press. */
const TYPING_PAUSE = 500;

export const beginBuying = (deps: Deps): Observable<Event> =>
  defer(() => (buyerOf(deps.state()) ? begun(deps) : EMPTY));

const begun = (deps: Deps): Observable<Event> =>
  withOnramp(deps, (buying) => {
    const { onramp, network, accountId } = buying;
    const sellers = onramp.sellers.filter(({ namespaces }) => namespaces.includes(network.chainNamespace));
    const { payment, purchase, method, amount } = deps.state().buy ?? NO_OFFERS;
    const beginning: BuyState = {
      ...{ ...NO_OFFERS, accountId, status: 'loading', payment, purchase, method, amount },
      ...{ sellers: namesOf(sellers), failure: undefined, quote: undefined, step: undefined },
    };
    const options$ = onramp.options(network).pipe(
      map((options) => ({ ...options, status: 'ready' as const, standIn: false })),
      // Without options from a seller, the defaults are used.
      catchError(() => of({ ...DEFAULT_OPTIONS, status: 'ready' as const, standIn: true })),
      map(changed),
    );
    const question$ = deps.state$.pipe(
      map((state) => buyForm(state)?.question),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    );
    return concat(
      happened(changed(beginning)),
      merge(options$, question$.pipe(switchMap((question) => asked(deps, buying, sellers, question)))),
    );
  });

/** The quote, and the seller's page. A later request cancels an earlier one. */
function asked(
  deps: Deps,
  { onramp }: Buying,
  sellers: readonly Seller[],
  question: PurchaseQuestion | undefined,
): Observable<Event> {
  const nowhere = namesOf(sellers);
  if (!question) return happened(changed({ quote: undefined, sellers: nowhere }));
  const quote$ = onramp.quote(question).pipe(
    map((quote) => changed({ quote: { status: 'ready', quote } })),
    catchError(() => {
      const quote = standInQuote(question.amount, question.payment);
      return of(changed({ quote: { status: 'ready', quote, estimate: true } }));
    }),
  );
  const pages$ = merge(
    ...sellers.map((seller) =>
      onramp.page(seller, question).pipe(
        map((page) => ({ id: seller.id, page })),
        catchError((error: unknown) => of({ id: seller.id, failure: toFailure(error, 'request-failed') })),
      ),
    ),
  ).pipe(
    scan((all, news: NewsOfSeller) => all.map((each) => (each.id === news.id ? { ...each, ...news } : each)), nowhere),
    map((all) => changed({ sellers: all })),
  );
  return concat(
    happened(changed({ quote: { status: 'asking' }, sellers: nowhere })),
    timer(TYPING_PAUSE, deps.scheduler).pipe(mergeMap(() => merge(quote$, pages$))),
  );
}

type NewsOfSeller = Pick<BuySeller, 'id' | 'page' | 'failure'>;

function namesOf(sellers: readonly Seller[]): readonly BuySeller[] {
  return sellers.map(({ id, name, fees }) => ({ id, name, fees }));
}

function changed(patch: Partial<BuyState>): Event {
  return { type: 'buy.changed', patch };
}
