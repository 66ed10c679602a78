/** Whom the account in use has to do with: a stranger's address that looks like one of theirs is made to be mistaken for it. */
import { sentBefore } from '../../domain/address/poisoned.js';
import { connectedOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import { pagesOf, transactionsOf } from './pages-of.js';

/** Its wallet's own addresses, then those it sent to, from its loaded activity. */
export function familiarOf(state: State): readonly string[] {
  const connected = connectedOf(state);
  if (!connected) return [];
  const { account, accounts } = connected;
  const own = [account, ...accounts].map(({ address }) => address);
  const pages = pagesOf(state, 'activity');
  return pages ? [...own, ...sentBefore(account.namespace, transactionsOf(pages), account.address)] : own;
}
