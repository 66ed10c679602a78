/** The send form, its transfer, and the screens in between. */
import type { Fold } from '../engine/fold.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { navigate } from '../shell/router.js';
import { reduceSend } from './slice.js';

export const foldSend: Fold = (before, event) => {
  const send = reduceSend(before.send, event);
  const state = send === before.send ? before : { ...before, send };
  switch (event.type) {
    case 'send.reviewed':
      return withRouter(state, navigate(state.router, { type: 'push', route: { view: 'send-review' } }));
    case 'send.submitted': {
      const router = { ...state.router, transactions: [] };
      const shown = isVisible(state) && before.send.transfer === event.transfer;
      return withRouter(state, shown ? navigate(router, { type: 'reset', route: { view: 'account' } }) : router);
    }
    case 'send.failed':
      return state.router.transactions.length > 0 ? withRouter(state, { ...state.router, transactions: [] }) : state;
    default:
      return state;
  }
};
