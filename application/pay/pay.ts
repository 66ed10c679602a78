/** Shows a payment and waits for its end. One payment at a time. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  takeWhile,
  throwError,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { payError } from '../../domain/trade/pay-error.js';
import { checkedChoice, checkedPayment, type Payment, type PayOptions } from '../../domain/trade/payment.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { UseCase } from '../engine/use-case.js';
import { isVisible } from '../shell/navigation.js';
import { foldPay } from './fold-pay.js';
import { listExchanges } from './list-exchanges.js';
import { mustBeOn } from './must-be-on.js';
import { networkToPayOn } from './network-to-pay-on.js';
import { payQuestion } from './pay-question.js';
import { isOver, isWithWallet } from './state.js';

export const pay =
  (options: PayOptions): UseCase =>
  (deps) =>
    defer(() => {
      mustBeOn(deps);
      deps.folds.add(foldPay);
      if (isWithWallet(deps.state().pay?.step))
        return concat(
          shown('pay-loading'),
          throwError(() => busy()),
        );
      const payment = checkedPayment(options?.paymentAsset);
      networkToPayOn(deps.state(), payment);
      const { openInNewTab = true } = options;
      const payWithExchange = checkedChoice(options.payWithExchange);
      const status = deps.services?.exchanges ? ('loading' as const) : ('none' as const);
      return concat(
        happened(
          {
            type: 'pay.changed',
            patch: {
              ...{
                payment,
                options: { openInNewTab, payWithExchange },
                exchanges: { status, list: [] },
              },
              ...{ step: undefined, problem: undefined, ended: undefined },
            },
          },
          { type: 'modal.opened', route: { view: 'pay' }, namespace: undefined },
        ),
        merge(
          listExchanges()(deps).pipe(
            // It is on screen.
            catchError(() => EMPTY),
          ),
          ended(deps, payment),
          deps.withPart('changes', Boolean, ({ keepReviewed }) => keepReviewed(deps, payQuestion)),
        ).pipe(takeWhile(({ type }) => type !== 'pay.ended', true)),
        defer(() => happened({ type: 'changes.dropped', about: deps.state().changes?.about ?? '' })),
      );
    });

/** Once it is paid, has failed, or is cancelled. */
function ended(deps: Deps, payment: Payment): Observable<Event> {
  return deps.state$.pipe(
    mergeMap((state): Observable<Event> => {
      const event = endOf(state, payment);
      return event ? of(event) : EMPTY;
    }),
    take(1),
    mergeMap((event) =>
      deps.state().pay?.payment === payment
        ? happened({ type: 'pay.changed', patch: { ended: true } }, event)
        : happened(event),
    ),
  );
}

function endOf(state: State, payment: Payment): Event | undefined {
  const { step } = state.pay ?? {};
  // Another payment has replaced it.
  if (state.pay?.payment !== payment) return { type: 'pay.ended', failure: new Failure('cancelled') };
  if (!step) return isShown(state) ? undefined : { type: 'pay.ended', failure: new Failure('cancelled') };
  if (!isOver(step)) return undefined;
  const { way, hash, failure, exchange } = step;
  if (failure || hash === undefined)
    return { type: 'pay.ended', failure: failure ?? payError('GENERIC_PAYMENT_ERROR') };
  return { type: 'pay.ended', result: { way, hash, ...(exchange && { exchangeId: exchange.id }) } };
}

/** The screen itself, or one that covers it. */
function isShown(state: State): boolean {
  return isVisible(state) && state.router.history.some(({ view }) => view === 'pay' || view === 'pay-loading');
}

export function shown(view: 'pay' | 'pay-loading'): Observable<Event> {
  return happened({ type: 'modal.opened', route: { view }, namespace: undefined });
}

export function busy(): Failure {
  return new Failure('already-pending', 'A wallet is already prompting for a payment');
}
