/** Folds events into what accounts hold. */
import { type AccountId, namespaceOf } from '../../domain/caip.js';
import type { Event } from '../engine/events.js';
import type { AccountState, HoldingsEntry } from './state.js';

export function reduceAccount(account: AccountState, event: Event): AccountState {
  switch (event.type) {
    case 'holdings.requested':
      return withEntry(account, event.accountId, { ...entryOf(account, event.accountId), status: 'loading' });
    case 'holdings.loaded':
      return withEntry(account, event.accountId, {
        status: 'ready',
        holdings: event.holdings,
        failure: undefined,
        at: event.at,
        incomplete: event.incomplete,
      });
    case 'holdings.failed':
      return withEntry(account, event.accountId, {
        ...entryOf(account, event.accountId),
        status: 'failed',
        failure: event.failure,
        at: event.at,
      });
    case 'pages.requested':
    case 'pages.loaded':
    case 'pages.failed':
    case 'transactions.sent':
      return { ...account, [event.list]: { ...account[event.list], [event.accountId]: event.pages } };
    case 'connection.closed': {
      const kept = <T extends object>(entries: T): T =>
        Object.fromEntries(
          Object.entries(entries).filter(([id]) => namespaceOf(id as AccountId) !== event.namespace),
        ) as T;
      const { holdings, activity, collectibles } = account;
      return { ...account, holdings: kept(holdings), activity: kept(activity), collectibles: kept(collectibles) };
    }
    case 'identity.told':
      return { ...account, identities: { ...account.identities, [event.address]: event.identity } };
    default:
      return account;
  }
}

function entryOf(account: AccountState, id: AccountId): HoldingsEntry {
  return account.holdings[id] ?? { status: 'loading', holdings: [], failure: undefined };
}

function withEntry(account: AccountState, id: AccountId, entry: HoldingsEntry): AccountState {
  return { ...account, holdings: { ...account.holdings, [id]: entry } };
}
