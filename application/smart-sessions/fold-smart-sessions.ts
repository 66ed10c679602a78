/** Updates the account's sessions after an event, and shows a grant if the list is open. */
import type { AccountId } from '../../domain/network/caip.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { navigate, topRoute } from '../shell/router.js';
import type { SmartSessionsState } from './state.js';

const VIEW = 'smart-session-created';

export const foldSmartSessions: Fold = (before, event) => {
  const smartSessions = reduceSmartSessions(before.smartSessions, event);
  const state = smartSessions === before.smartSessions ? before : { ...before, smartSessions };
  const { router } = state;
  if (event.type === 'smart-session.asked' && event.after)
    return withRouter(state, { ...router, transactions: [...router.transactions, event.after] });
  // The planned screen is dropped.
  if (event.type === 'smart-session.failed') {
    const transactions = router.transactions.filter(
      (after) => !(typeof after === 'object' && after.show.view === VIEW),
    );
    return transactions.length < router.transactions.length ? withRouter(state, { ...router, transactions }) : state;
  }
  // A visitor on another screen stays there, as does one with another account.
  const shows = event.type === 'smart-session.granted' && before.smartSessions?.grant && isVisible(state);
  if (shows && topRoute(router).view === 'smart-sessions')
    return withRouter(state, navigate(router, { type: 'push', route: { view: VIEW } }));
  return state;
};

/** The outcome of a grant that another account began, or of a revocation that another one followed, changes nothing here. */
function reduceSmartSessions(state: SmartSessionsState | undefined, event: Event): SmartSessionsState | undefined {
  switch (event.type) {
    case 'smart-session.asked':
      return { ...of(state, event.accountId), grant: { stage: 'asked' } };
    case 'smart-session.signed':
      return state?.grant ? { ...state, grant: { stage: 'signed' } } : state;
    case 'smart-session.granted':
      // The loaded list is no longer complete.
      return state?.grant ? { ...state, status: 'unknown', grant: { stage: 'granted' } } : state;
    case 'smart-session.failed':
      return state?.grant ? { ...state, grant: { stage: 'failed', failure: event.failure } } : state;
    case 'smart-sessions.requested':
      return { ...of(state, event.accountId), status: 'loading', failure: undefined };
    case 'smart-sessions.listed':
      return state?.accountId === event.accountId ? { ...state, status: 'ready', sessions: event.result } : state;
    case 'smart-sessions.failed':
      return state?.accountId === event.accountId ? { ...state, status: 'failed', failure: event.failure } : state;
    case 'smart-session.revoke-started':
      return state && { ...state, ending: { pci: event.pci } };
    case 'smart-session.revoked': {
      const { pci, at } = event;
      if (!state) return state;
      const sessions = state.sessions.map((each) => (each.pci === pci ? { ...each, revokedAt: at } : each));
      return { ...state, sessions, ending: state.ending?.pci === pci ? undefined : state.ending };
    }
    case 'smart-session.revoke-failed':
      return state?.ending?.pci === event.pci
        ? { ...state, ending: { pci: event.pci, failure: event.failure } }
        : state;
    default:
      return state;
  }
}

function of(state: SmartSessionsState | undefined, accountId: AccountId): SmartSessionsState {
  return state?.accountId === accountId ? state : { accountId, status: 'unknown', sessions: [] };
}
