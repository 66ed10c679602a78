/** Known addresses of the account in use: a stranger's address that resembles one of them is made to be mistaken for it. */
import { sentBefore } from '../../domain/address/poisoned.js';
import { connectedOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import { pagesOf, transactionsOf } from './pages-of.js';

/** The wallet's own addresses, then past recipients from the loaded activity. */
export function familiarOf(state: State): readonly string[] {
  const connected = connectedOf(state);
  if (!connected) return [];
  const { account, accounts } = connected;
  const own = [account, ...accounts].map(({ address }) => address);
  const pages = pagesOf(state, 'activity');
  return pages ? [...own, ...sentBefore(account.namespace, transactionsOf(pages), account.address)] : own;
}
