/** The screens that show themselves that balances could not be read. */

import { holdingsOf } from '../../../application/account/holdings-of.js';
import { accountTab } from '../../../application/account/tabs.js';
import type { State } from '../../../application/engine/state.js';
import { currentRoute } from '../../../application/shell/router.js';

/** `quietly`: its text is not announced. */
export function unavailableNotice(state: State): 'quietly' | 'aloud' | undefined {
  const entry = holdingsOf(state);
  if (entry?.status !== 'failed' && !entry?.incomplete) return undefined;
  if (accountTab(state) === 'tokens') return 'quietly';
  const { view } = currentRoute(state.router);
  return view === 'send-select-token' && entry.holdings.length === 0 ? 'aloud' : undefined;
}
