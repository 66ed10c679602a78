import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { type Route, topRoute } from '../shell/router.js';
import { isOver } from './state.js';

/** Folds changes to a payment. A visitor who closes the wallet's screen continues paying. */
export const foldPay: Fold = (state, event, before) => {
  if (event.type === 'pay.changed')
    return withEnd({ ...state, pay: event.patch && ({ ...state.pay, ...event.patch } as typeof state.pay) });
  // A screen that is opened without a payment does not pay an earlier one.
  if (event.type === 'modal.opened' && event.route.view === 'pay' && state.pay?.ended)
    return { ...state, pay: undefined };
  const kept = event.type === 'connection.closed' && isVisible(before) && topRoute(before.router).view === 'pay';
  return kept ? { ...state, shell: before.shell, router: { ...before.router, interrupt: undefined } } : state;
};

/** The result replaces the choice in the history: the visitor cannot go back and pay again. */
function withEnd(state: State): State {
  const { step } = state.pay ?? {};
  const { history } = state.router;
  if (!step || !isOver(step) || !history.some(({ view }) => view === 'pay')) return state;
  const end: Route = { view: 'pay-loading' };
  const others = history.filter(({ view }) => view !== 'pay');
  const [first = end, ...rest] = others.some(({ view }) => view === 'pay-loading') ? others : [end, ...others];
  return withRouter(state, { ...state.router, history: [first, ...rest] });
}
