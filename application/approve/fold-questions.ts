/** The questions to the visitor: requests of the embedded wallet, then the question of another flow. */
import type { RpcRequest } from '../../domain/request/request.js';
import { closed } from '../connect/follow-connection.js';
import { initialRouter } from '../connect/initial-router.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { type Interrupt, navigate } from '../shell/router.js';
import { reduceApprove } from './slice.js';

export const foldQuestions: Fold = (folded, event, before) => {
  const approve = reduceApprove(folded.approve, event);
  const state = approve === folded.approve ? folded : { ...folded, approve };
  return follow(state, event, before);
};

function follow(state: State, event: Event, { router: { interrupt } }: State): State {
  switch (event.type) {
    case 'modal.closed':
      // Closing the request rejects its transaction.
      return interrupt?.view === 'approve' ? withRouter(state, { ...state.router, transactions: [] }) : state;
    case 'request.received':
      return asked(state);
    case 'request.succeeded':
      return ended(state, true);
    case 'request.failed':
      return ended(state, false);
    case 'request.refused':
      return taken(state, event.request);
    case 'connection.opened':
    case 'network.changed':
    case 'network.switched':
      // Questions that came up meanwhile are queued behind it.
      return interrupt?.view === 'unsupported-network' ? asked(state) : state;
    default:
      return state;
  }
}

/** Shows the next unsafe request, or else another question: opens the modal, or covers its screen. An interrupting screen stays. */
export function asked(state: State): State {
  const { pending, question } = state.approve;
  const [request] = pending;
  const shown = state.router.interrupt;
  if (shown && !(shown.view === question?.view && request)) return state;
  const interrupt: Interrupt | undefined = request ? { view: 'approve', request } : question;
  if (!interrupt) return state;
  const shell = isVisible(state) ? state.shell : { ...state.shell, open: true, openedByInterrupt: true };
  return {
    ...state,
    shell,
    router: navigate(state.router, { type: 'interrupt', interrupt }),
  };
}

/** A request was answered: the next one is shown; else the planned screen, else the previous one. */
function ended(state: State, well: boolean): State {
  if (!isVisible(state)) return state;
  const { transactions, interrupt } = state.router;
  if (transactions.length === 0) {
    if (interrupt?.view !== 'approve') return state;
    return asked(state.shell.openedByInterrupt ? closed(state) : answered(state));
  }
  const settled = answered(withRouter(state, { ...state.router, transactions: transactions.slice(0, -1) }));
  const after = transactions[transactions.length - 1];
  if (!well || after === undefined || after === 'back' || after === 'stay') return asked(settled);
  if (after === 'close') return asked(closed(withRouter(state, { ...initialRouter, direction: 'back' })));
  return asked(withRouter(settled, navigate(settled.router, { type: 'reset', route: after.show })));
}

/** A request on screen was taken from the visitor. The message about it needs the modal, so it stays open. */
function taken(state: State, { id }: RpcRequest): State {
  const { interrupt } = state.router;
  if (interrupt?.view !== 'approve' || interrupt.request.id !== id) return state;
  if (!state.shell.openedByInterrupt) return asked(answered(state));
  const shell = { ...state.shell, openedByInterrupt: false };
  const router = navigate(state.router, { type: 'reset', route: { view: 'account' } });
  return asked(answered({ ...state, shell, router }));
}

function answered(state: State): State {
  return state.router.interrupt?.view === 'approve'
    ? withRouter(state, navigate(state.router, { type: 'settle' }))
    : state;
}
