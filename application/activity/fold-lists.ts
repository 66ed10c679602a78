/** Folds events into activity and collectibles of accounts. */
import { type AccountId, namespaceOf } from '../../domain/network/caip.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { ListsState } from './state.js';

export const foldLists: Fold = (state, event) => {
  const lists = reduceLists(state.lists, event);
  return lists === state.lists ? state : { ...state, lists };
};

export function reduceLists(lists: ListsState, event: Event): ListsState {
  switch (event.type) {
    case 'pages.requested':
    case 'pages.loaded':
    case 'pages.failed':
    case 'transactions.sent':
      return { ...lists, [event.list]: { ...lists[event.list], [event.accountId]: event.pages } };
    case 'connection.closed': {
      const kept = <T extends object>(entries: T): T =>
        Object.fromEntries(
          Object.entries(entries).filter(([id]) => namespaceOf(id as AccountId) !== event.namespace),
        ) as T;
      return { activity: kept(lists.activity), collectibles: kept(lists.collectibles) };
    }
    default:
      return lists;
  }
}
