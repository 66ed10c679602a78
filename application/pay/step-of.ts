/** The progress of a payment, and what follows from its end. */
import { concat, defer, EMPTY, mergeMap, type Observable, timer } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import { isRefusal } from '../../domain/json-rpc/is-refusal.js';
import { statusOf } from '../connect/status-of.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import type { PayState, PayStep } from './state.js';

/** How long the result is shown, in milliseconds. */
const READ = 3_000;

export function stepped(step: PayStep | undefined, more: Pick<PayState, 'problem'> = {}): Event {
  return { type: 'pay.changed', patch: { step, problem: undefined, ...more } };
}

/** The end is reported, and the modal closes by itself; without a connection it stays. */
export function over(deps: Deps, step: PayStep): Observable<Event> {
  const { payment } = deps.state().pay ?? {};
  return concat(
    happened(stepped(step), ...alarm(step.failure)),
    timer(READ, deps.scheduler).pipe(
      mergeMap(() => {
        const state = deps.state();
        const shown = isVisible(state) && topRoute(state.router).view === 'pay-loading';
        const away = shown && state.pay?.payment === payment && statusOf(state) !== 'disconnected';
        return away ? happened({ type: 'modal.closed' }) : EMPTY;
      }),
    ),
  );
}

/** A rejection is an outcome that the screen itself shows; only a failure is an alert. */
function alarm(failure: Failure | undefined): readonly Event[] {
  if (!failure || isRefusal(failure)) return [];
  return [{ type: 'snack.shown', snack: { kind: 'error', message: 'payment-failed', autoClose: true } }];
}

/** The payment on screen, or undefined: once the dapp has a result, nothing is paid any more. */
export function withPayment(deps: Deps, use: (pay: PayState) => Observable<Event>): Observable<Event> {
  return defer(() => {
    const { pay } = deps.state();
    return pay && !pay.ended ? use(pay) : EMPTY;
  });
}
