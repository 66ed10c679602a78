/** The short messages that the screen itself shows: a visitor reads each failure once. */

import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { accountTab } from '../../../application/account/tabs.js';
import type { State } from '../../../application/engine/state.js';
import { currentRoute } from '../../../application/shell/router.js';
import type { SnackMessage } from '../../../application/shell/state.js';

/** `quietly`: the screen's text is not announced. */
export type ShownOnScreen = 'quietly' | 'aloud' | undefined;

export function shownOnScreen(message: SnackMessage, state: State): ShownOnScreen {
  const route = currentRoute(state.router);
  const { view } = route;
  switch (message) {
    case 'balance-unavailable':
      return balancesTold(state, view);
    case 'transactions-unavailable':
      return accountTab(state) === 'activity' ? 'quietly' : undefined;
    case 'send-failed':
      return view === 'send-review' ? 'quietly' : undefined;
    case 'exchanges-unavailable':
    case 'exchange-failed':
      return view === 'pay' ? 'quietly' : undefined;
    case 'payment-failed':
      return view === 'pay-loading' ? 'quietly' : undefined;
    case 'swap-unready':
      return view === 'swap' ? 'quietly' : undefined;
    case 'swap-failed':
    case 'swap-unbuilt':
    case 'approval-unbuilt':
    case 'allowance-unchecked':
      return view === 'swap-preview' ? 'quietly' : undefined;
    case 'smart-session-not-revoked':
      return route.view === 'smart-sessions' && route.pci !== undefined ? 'aloud' : undefined;
    case 'smart-sessions-unavailable':
      return route.view === 'smart-sessions' && route.pci === undefined ? 'aloud' : undefined;
    default:
      return undefined;
  }
}

function balancesTold(state: State, view: string): ShownOnScreen {
  const entry = holdingsOf(state);
  if (entry?.status !== 'failed' && !entry?.incomplete) return undefined;
  if (accountTab(state) === 'tokens') return 'quietly';
  return view === 'send-select-token' && entry.holdings.length === 0 ? 'aloud' : undefined;
}
