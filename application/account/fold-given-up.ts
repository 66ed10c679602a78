/** Readings of other accounts that were given up, as when the screen is closed. */
import type { Fold } from '../engine/fold.js';

/** As before it was requested; what never was known is absent again. */
export const foldGivenUp: Fold = (state, event) => {
  if (event.type !== 'holdings.given-up') return state;
  const { [event.accountId]: entry, ...others } = state.account.holdings;
  if (entry?.status !== 'loading') return state;
  const before = { ...entry, status: entry.failure ? 'failed' : 'ready' } as const;
  const holdings = entry.at === undefined ? others : { ...others, [event.accountId]: before };
  return { ...state, account: { ...state.account, holdings } };
};
