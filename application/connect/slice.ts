/** Folds events into wallets, attempts and connections. */
import { type Namespace, namespaceOf } from '../../domain/network/caip.js';
import type { Connected, Connection } from '../../domain/wallet/connection.js';
import { addRecentWallet, recentWallet } from '../../domain/wallet/recent-wallets.js';
import type { ListedWallet, RecentWallet, Wallet } from '../../domain/wallet/wallet.js';
import type { Event } from '../engine/events.js';
import type { Opened } from './events.js';
import type { ConnectState } from './state.js';

export function reduceConnect(connect: ConnectState, event: Event): ConnectState {
  switch (event.type) {
    case 'core.started':
      return inHostOrder({ ...connect, connectors: event.connectors });
    case 'wallets.changed':
      return inHostOrder({
        ...connect,
        wallets: { ...connect.wallets, [event.connectorId]: unclaimed(connect.wallets, event) },
      });
    case 'connection.started':
      return started(connect, event);
    case 'connection.pairing-offered':
      return connect.attempt?.namespace === event.namespace
        ? { ...connect, attempt: { ...connect.attempt, pairing: { uri: event.uri, expiresAt: event.expiresAt } } }
        : connect;
    case 'connection.pairing-expired':
      return connect.attempt?.namespace === event.namespace && connect.attempt.pairing
        ? { ...connect, attempt: { ...connect.attempt, pairing: undefined } }
        : connect;
    case 'connection.line-changed':
      return connect.attempt?.namespace === event.namespace
        ? { ...connect, attempt: { ...connect.attempt, away: event.away } }
        : connect;
    case 'wallet.opening-changed':
      return { ...connect, opening: event.opening, openedLink: event.link };
    case 'wallet.asking-changed':
      return { ...connect, asking: event.asking, opening: event.asking ? connect.opening : undefined };
    case 'connection.opened':
      return opened(connect, event);
    case 'connection.failed':
      return failed(connect, event);
    case 'connection.closed':
      return inUse({
        ...withConnection(connect, event.namespace, { status: 'disconnected', reason: event.reason }),
        attempt: connect.attempt?.namespace === event.namespace ? undefined : connect.attempt,
      });
    case 'accounts.changed':
      return changeConnected(connect, event.namespace, (connected) => ({
        ...connected,
        accounts: event.accounts,
        account: event.accounts[0],
      }));
    case 'account.selected':
      return changeConnected(connect, event.namespace, (connected) => ({
        ...connected,
        account: connected.accounts.find((account) => account.address === event.address) ?? connected.account,
      }));
    case 'network.changed':
      return changeConnected(connect, event.namespace, (connected) =>
        connected.networkId === event.networkId ? connected : { ...connected, networkId: event.networkId },
      );
    case 'connection.wanted':
      return { ...connect, only: namespaceOf(event.networkId) };
    case 'network.switch-failed':
      return inUse({ ...connect, only: undefined });
    case 'network.switched':
      return { ...connect, activeNamespace: namespaceOf(event.networkId) };
    case 'modal.opened':
      return { ...connect, only: event.namespace, activeNamespace: event.namespace ?? connect.activeNamespace };
    case 'modal.closed':
      return connect.attempt || connect.opening ? { ...connect, attempt: undefined, opening: undefined } : connect;
    default:
      return connect;
  }
}

/** In a fixed order, which must not depend on which connector loads first. */
function inHostOrder(connect: ConnectState): ConnectState {
  const place = (id: string) => connect.connectors.indexOf(id);
  const wallets = Object.entries(connect.wallets).sort(([a], [b]) => place(a) - place(b));
  return { ...connect, wallets: Object.fromEntries(wallets) };
}

/**
 * An id that another connector already lists stays that wallet's: otherwise a wallet that announces itself with it would be chosen instead.
 */
function unclaimed(
  known: ConnectState['wallets'],
  { connectorId, wallets }: Extract<Event, { type: 'wallets.changed' }>,
): readonly Wallet[] {
  const claimed = Object.entries(known).flatMap(([id, others]) => (id === connectorId ? [] : others));
  return wallets.filter(
    (wallet) => !claimed.some((other) => other.id === wallet.id && other.namespace === wallet.namespace),
  );
}

function opened(connect: ConnectState, event: Extract<Event, { type: 'connection.opened' }>): ConnectState {
  const all: readonly Opened[] = [event, ...(event.also ?? [])].map((each) =>
    event.restored ? { ...each, wallet: withApp(each.wallet, connect.recent) } : each,
  );
  const connected = all.reduce(
    (state, { namespace, wallet, accounts, networkId }) =>
      withConnection(state, namespace, { status: 'connected', wallet, accounts, account: accounts[0], networkId }),
    connect,
  );
  const { attempt } = connect;
  if (event.restored) return attempt?.namespace === event.namespace ? { ...connected, attempt: undefined } : connected;
  const recent = rememberedAs(event.wallet, attempt?.listed);
  const next: ConnectState = {
    ...connected,
    attempt: undefined,
    opening: undefined,
    recent: recent ? addRecentWallet(connect.recent, recent) : connect.recent,
  };
  // The wallet may have opened other namespaces than the requested one.
  const asked = attempt && connected.connections[attempt.namespace];
  if (!attempt || asked?.status !== 'connecting') return next;
  return {
    ...withConnection(next, attempt.namespace, { status: 'disconnected', reason: 'failed' }),
    activeNamespace: event.namespace,
  };
}

/** A restored session does not include the app that opened it; the stored wallet does. */
function withApp(wallet: Wallet, recent: readonly RecentWallet[]): Wallet {
  const link = recent.find(({ name }) => wallet.type === 'WALLET_CONNECT' && name === wallet.name)?.mobileLink;
  return link ? { ...wallet, appLink: link } : wallet;
}

/** The wallet to remember: the chosen one. A wallet that was paired without being chosen has no row in the list. */
function rememberedAs(wallet: Wallet, listed: ListedWallet | undefined): RecentWallet | undefined {
  if (listed) return { ...recentWallet(listed), ...(wallet.appLink && { mobileLink: wallet.appLink }) };
  return wallet.type === 'WALLET_CONNECT' || wallet.type === 'AUTH' ? undefined : recentWallet(wallet);
}

function started(connect: ConnectState, event: Extract<Event, { type: 'connection.started' }>): ConnectState {
  const { namespace, walletId, restoring, address, listed } = event;
  const next: ConnectState = restoring
    ? connect
    : {
        ...connect,
        activeNamespace: namespace,
        attempt: { namespace, walletId, listed, pairing: undefined, away: false, failure: undefined },
        opening: undefined,
      };
  // A live connection stays until another one replaces it; a restored one has been replaced elsewhere.
  if (connect.connections[namespace]?.status === 'connected' && !restoring) return next;
  return withConnection(next, namespace, { status: 'connecting', walletId, restoring, ...(address && { address }) });
}

function failed(connect: ConnectState, event: Extract<Event, { type: 'connection.failed' }>): ConnectState {
  const { namespace, walletId, failure, restoring } = event;
  const mine = connect.attempt?.namespace === namespace && connect.attempt.walletId === walletId;
  const attempt =
    !mine || restoring
      ? connect.attempt
      : failure.code === 'cancelled'
        ? undefined
        : { ...connect.attempt, pairing: undefined, away: false, failure };
  const next = { ...connect, attempt, opening: mine ? undefined : connect.opening };
  if (connect.connections[namespace]?.status !== 'connecting') return next;
  const reason = restoring ? 'not-restored' : 'failed';
  return inUse(withConnection(next, namespace, { status: 'disconnected', reason }));
}

function withConnection(connect: ConnectState, namespace: Namespace, connection: Connection): ConnectState {
  return { ...connect, connections: { ...connect.connections, [namespace]: connection } };
}

/** A visitor who left a wallet's screen, or got none for other networks, keeps the wallet in use. */
function inUse(connect: ConnectState): ConnectState {
  const { connections, activeNamespace } = connect;
  const live = (Object.keys(connections) as Namespace[]).filter((each) => connections[each]?.status === 'connected');
  const [first] = live;
  return first === undefined || live.includes(activeNamespace) ? connect : { ...connect, activeNamespace: first };
}

function changeConnected(
  connect: ConnectState,
  namespace: Namespace,
  change: (connected: Connected) => Connected,
): ConnectState {
  const connection = connect.connections[namespace];
  if (connection?.status !== 'connected') return connect;
  const next = change(connection);
  return next === connection ? connect : withConnection(connect, namespace, next);
}
