/** Pays at an exchange: requests its page, opens it, and polls the payment's status until it is final. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  takeUntil,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Exchange, PayPage } from '../../domain/trade/exchange.js';
import { payError } from '../../domain/trade/pay-error.js';
import type { Payment } from '../../domain/trade/payment.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { UseCase } from '../engine/use-case.js';
import type { Exchanges } from '../ports/exchanges.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { refusalOf, wireOfPayment } from './ask-exchanges.js';
import { busy } from './pay.js';
import { isWithWallet, type PayStep } from './state.js';
import { over, stepped, withPayment } from './step-of.js';

/** Milliseconds between polls, and in total. */
const LOOK = 4_000;
const TIMEOUT = 1_800_000;
/** The most consecutive failures of a service before polling stops. */
const MOST_FAILURES = 15;

export const payByExchange =
  (exchangeId: string): UseCase =>
  (deps) =>
    withPayment(deps, ({ payment, step, exchanges, options }) => {
      const again = step?.exchange?.id === exchangeId;
      if (isWithWallet(step) || again) return throwError(() => busy());
      const exchange = exchanges.list.find(({ id }) => id === exchangeId);
      const service$ = deps.services?.exchanges;
      if (!exchange || !service$) return throwError(() => payError('UNABLE_TO_INITIATE_PAYMENT', 'No such exchange'));
      return service$.pipe(
        mergeMap((service) => {
          // Clicked twice before the service was loaded.
          if (deps.state().pay?.step?.exchange?.id === exchangeId) return throwError(() => busy());
          return atExchange(deps, service, { payment, exchange, newTab: options.openInNewTab !== false });
        }),
      );
    });

interface Wanted {
  readonly payment: Payment;
  readonly exchange: Exchange;
  readonly newTab: boolean;
}

function atExchange(deps: Deps, service: Exchanges, { payment, exchange, newTab }: Wanted): Observable<Event> {
  // Opened first, while the user gesture lasts.
  const opening = service.opening(newTab);
  let led = false;
  const giveUp = () => {
    if (!led) opening.giveUp();
  };
  let step: PayStep = { way: 'exchange', stage: 'finding', exchange };
  const at = (more: Partial<PayStep>): Event => {
    step = { ...step, ...more };
    return stepped(step);
  };
  const page$ = defer(() => service.payPage({ exchangeId: exchange.id, ...wireOfPayment(payment) })).pipe(
    take(1),
    catchError((error: unknown) => {
      giveUp();
      return concat(
        happened(stepped(undefined, { problem: refusalOf(toFailure(error), 'UNABLE_TO_GET_PAY_URL') }), {
          type: 'snack.shown',
          snack: { kind: 'error', message: 'exchange-failed', autoClose: true },
        }),
        throwError(() => refusalOf(toFailure(error), 'UNABLE_TO_GET_PAY_URL')),
      );
    }),
  );
  return concat(
    happened(at({})),
    page$.pipe(
      mergeMap((found): Observable<Event> => {
        if ('type' in found) return happened(found);
        led = true;
        const opened = opening.lead(found.url);
        const { url: page, sessionId } = found;
        return concat(
          happened(at({ stage: opened ? 'at-exchange' : 'blocked', page, sessionId }), {
            type: 'route.pushed',
            route: { view: 'pay-loading' },
          }),
          followed(deps, service, exchange, found).pipe(
            mergeMap(({ hash, failure }) =>
              over(deps, {
                ...step,
                ...(failure
                  ? { stage: failure.code === 'timed-out' ? 'silent' : 'failed', failure }
                  : { stage: 'done', hash }),
              }),
            ),
          ),
        );
      }),
    ),
  ).pipe(takeUntil(left(deps, payment, exchange).pipe(tap(giveUp))));
}

/** Emits once another payment replaces it, or the visitor has gone back to choose another method. */
function left(deps: Deps, payment: Payment, exchange: Exchange): Observable<unknown> {
  let begun = false;
  let loading = false;
  const gone = (state: State): boolean => {
    const { step } = state.pay ?? {};
    if (state.pay?.payment !== payment) return true;
    const mine = step?.way === 'exchange' && step.exchange?.id === exchange.id;
    if (begun && step && !mine) return true;
    begun ||= mine;
    const view = isVisible(state) ? topRoute(state.router).view : undefined;
    loading ||= view === 'pay-loading';
    return loading && view === 'pay';
  };
  return deps.state$.pipe(
    filter(gone),
    take(1),
    tap((state) => {
      // Emitted after this event: that exchange is no longer awaited.
      if (state.pay?.payment === payment && state.pay.step?.exchange?.id === exchange.id)
        deps.run(() => happened(stepped(undefined)));
    }),
  );
}

interface Ended {
  readonly hash?: string | undefined;
  readonly failure?: Failure;
}

/** Polls the exchange until the payment's status is final. Always ends. */
function followed(
  { scheduler }: Deps,
  service: Exchanges,
  { id }: Exchange,
  { sessionId }: PayPage,
): Observable<Ended> {
  let failures = 0;
  const silent = (cause: Failure): Ended => ({
    failure: payError('UNABLE_TO_GET_BUY_STATUS', cause.message, new Failure('timed-out', cause.message, { cause })),
  });
  const ended$ = timer(LOOK, LOOK, scheduler).pipe(
    exhaustMap(() =>
      service.status(id, sessionId).pipe(
        take(1),
        map(({ status, txHash }): Ended | undefined => {
          failures = 0;
          if (status === 'FAILED')
            return { failure: payError('GENERIC_PAYMENT_ERROR', 'The exchange reported a failure') };
          if (status !== 'SUCCESS') return undefined;
          return txHash === undefined
            ? { failure: payError('GENERIC_PAYMENT_ERROR', 'The exchange reported no transaction') }
            : { hash: txHash };
        }),
        catchError((error: unknown) => {
          failures += 1;
          return of(failures < MOST_FAILURES ? undefined : silent(toFailure(error)));
        }),
      ),
    ),
    mergeMap((ended) => (ended ? of(ended) : EMPTY)),
  );
  const late$ = timer(TIMEOUT, scheduler).pipe(
    map(() => silent(new Failure('timed-out', 'The exchange did not report a result'))),
  );
  return merge(ended$, late$).pipe(take(1));
}
