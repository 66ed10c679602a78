/** The state of one list of an account. */
import type { AccountId } from '../../domain/network/caip.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { accountIdOfState } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import type { PagesByName, PagesName } from './state.js';

/** Of the account in use unless another one is given. */
export function pagesOf<Name extends PagesName>(
  state: State,
  list: Name,
  accountId: AccountId | undefined = accountIdOfState(state),
): PagesByName[Name] | undefined {
  return accountId && (state.lists[list][accountId] as PagesByName[Name] | undefined);
}

/** The account's activity: first what was sent from this page and the service does not return yet. */
export function transactionsOf({
  sent = [],
  items,
}: Pick<PagesByName['activity'], 'sent' | 'items'>): readonly Transaction[] {
  return sent.length > 0 ? [...sent, ...items] : items;
}
