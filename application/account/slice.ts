/** Folds events into the balances of accounts. */
import { type AccountId, namespaceOf } from '../../domain/network/caip.js';
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
    case 'connection.closed': {
      const kept = Object.entries(account.holdings).filter(([id]) => namespaceOf(id as AccountId) !== event.namespace);
      return { ...account, holdings: Object.fromEntries(kept) };
    }
    case 'identity.received':
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
