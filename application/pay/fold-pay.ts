import type { Fold } from '../fold.js';
import { isVisible } from '../navigation.js';
import { topRoute } from '../router.js';

/** What is different about a payment. Whoever leaves their wallet on its screen goes on paying. */
export const foldPay: Fold = (state, event, before) => {
  if (event.type === 'pay.changed')
    return { ...state, pay: event.patch && ({ ...state.pay, ...event.patch } as typeof state.pay) };
  const kept = event.type === 'connection.closed' && isVisible(before) && topRoute(before.router).view === 'pay';
  return kept ? { ...state, shell: before.shell, router: { ...before.router, interrupt: undefined } } : state;
};
