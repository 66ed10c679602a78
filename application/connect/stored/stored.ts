/** The data stored between visits: read once at the start, written whenever the state changes. */
import { EMPTY, mergeMap } from 'rxjs';
import type { Namespace } from '../../../domain/network/caip.js';
import type { Connection } from '../../../domain/wallet/connection.js';
import { readRecentWallets } from '../../../domain/wallet/recent-wallets.js';
import type { Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import type { State } from '../../engine/state.js';
import type { Storage } from '../../ports/storage.js';
import type { Links } from '../links.js';
import { networkIdOf } from '../selectors.js';
import { KEYS, promisedConnection, withPromises } from './stored-promises.js';

const RECENT_WALLETS = 'recent_wallets';

type Stored = Readonly<Record<string, string | undefined>>;

/** The state with everything that an earlier visit stored. */
export function withStored(state: State, storage: Storage): State {
  const promised = withPromises(state, storage);
  const pictures = state.config.customWallets.map(({ imageUrl }) => imageUrl);
  const recent = readRecentWallets(storage.get(RECENT_WALLETS), pictures);
  return { ...promised, connect: { ...promised.connect, recent } };
}

/** Writes what changed, key by key. */
export const keepStored: Reaction = ({ events$, state, storage, links }) => {
  let before: Stored = {};
  /** Namespaces whose stored connection is not this tab's to forget. */
  const kept = new Set<Namespace>();
  return events$.pipe(
    mergeMap((event) => {
      if (event.type === 'connection.failed' && staysStored(event)) kept.add(event.namespace);
      if (event.type === 'connection.closed') kept.delete(event.namespace);
      if (event.type === 'connection.started' && !event.restoring) {
        const key = KEYS.wallet(event.namespace);
        before = { ...before, [key]: storage.get(key) };
      }
      for (const namespace of connectedElsewhere(state(), storage, before)) kept.add(namespace);
      const after = toStored(state(), links, storage, kept);
      for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (before[key] !== after[key]) storage.set(key, after[key]);
      }
      before = after;
      keepAccounts(state(), storage);
      return EMPTY;
    }),
  );
};

/**
 * A connection that this tab could not follow is still that of the tab that made it. One whose code could not be loaded, or whose network did
 * not answer, may be restored on the next visit.
 */
function staysStored({ following, restoring, failure }: Extract<Event, { type: 'connection.failed' }>): boolean {
  return following || (restoring && failure.code === 'request-failed');
}

/** Namespaces in which another tab has connected since this one began an attempt, which is not over or has failed. */
function connectedElsewhere({ connect }: State, storage: Storage, before: Stored): readonly Namespace[] {
  return (Object.entries(connect.connections) as [Namespace, Connection][]).flatMap(([namespace, connection]) => {
    const { status } = connection;
    const tried =
      status === 'connecting' ? !connection.restoring : 'reason' in connection && connection.reason === 'failed';
    if (!tried) return [];
    const key = KEYS.wallet(namespace);
    const walletId = storage.get(key);
    return walletId && walletId !== before[key] ? [namespace] : [];
  });
}

/** The account in each tab, for its own reload: another tab may have another session with the same wallet. */
function keepAccounts({ connect }: State, { tab }: Storage): void {
  for (const [namespace, connection] of Object.entries(connect.connections) as [Namespace, Connection][]) {
    if (connection.status === 'connecting') continue;
    const address = connection.status === 'connected' ? connection.account.address : undefined;
    if (tab?.get(KEYS.account(namespace)) !== address) tab?.set(KEYS.account(namespace), address);
  }
}

/** The stored form of the state. */
function toStored(state: State, links: Links, storage: Storage, kept: ReadonlySet<Namespace>): Stored {
  const held = (Object.entries(state.connect.connections) as [Namespace, Connection][]).flatMap(
    ([namespace, connection]) => {
      // A connection that is being restored stays stored until it is known to be lost.
      if (connection.status === 'connected')
        return [[namespace, connection.wallet.id, connection.account.address] as const];
      const restoring = connection.status === 'connecting' && connection.restoring;
      const promised = restoring ? connection : kept.has(namespace) && promisedConnection(storage, namespace);
      return promised ? [[namespace, promised.walletId, promised.address] as const] : [];
    },
  );
  return {
    [KEYS.namespace]: state.connect.activeNamespace,
    [KEYS.network]: networkIdOf(state),
    [KEYS.status]: held.length > 0 ? 'connected' : 'disconnected',
    [KEYS.connected]: held.map(([namespace]) => namespace).join(','),
    ...Object.fromEntries(held.map(([namespace, walletId]) => [KEYS.wallet(namespace), walletId])),
    ...Object.fromEntries(
      held.map(([namespace]) => {
        const key = KEYS.session(namespace);
        // While a connection is being restored, its stored data belongs to another tab.
        const { status } = state.connect.connections[namespace] ?? {};
        return [key, status === 'connected' ? links.get(namespace)?.session : storage.get(key)];
      }),
    ),
    // Written after the session: other tabs see one key after the other.
    ...Object.fromEntries(held.map(([namespace, , address]) => [KEYS.account(namespace), address])),
    [RECENT_WALLETS]: state.connect.recent.length > 0 ? JSON.stringify(state.connect.recent) : undefined,
  };
}
