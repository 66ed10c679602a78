/** What becomes of a session that another connection has replaced. */
import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import { sessionTab, tabLink } from '../../infrastructure/fakes/modals/session-tab.js';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { Link } from '../ports/link.js';
import { endReplaced } from './end-replaced.js';

type Named = ReturnType<typeof tabLink>;

const aSession = (session: string, networkId: NetworkId = 'eip155:1', more: Partial<Link> = {}) =>
  tabLink({ session, ...more }, { networkId, type: 'WALLET_CONNECT' });

/** A tab whose connections this ends. */
function tabWith(...all: readonly Named[]) {
  const tab = sessionTab();
  tab.connected(...all);
  const { events, failures } = tab.comes(endReplaced(tab.deps));
  return {
    ...tab,
    events,
    failures,
    opens({ link }: Named) {
      const { wallet, accounts, networkId } = link;
      tab.links.set(wallet.namespace, link);
      const { namespace } = wallet;
      tab.events$.next({ type: 'connection.opened', namespace, wallet, accounts, networkId, restored: false });
      tab.time.advance(0);
    },
    closes(namespace: Namespace) {
      tab.links.delete(namespace);
      tab.events$.next({ type: 'connection.closed', namespace, reason: 'visitor' });
    },
  };
}

describe('a session that is replaced', () => {
  it('by another wallet ends', () => {
    const session = aSession('a');
    const tab = tabWith(session);
    tab.opens(tabLink());
    expect(session.left).toHaveLength(1);
    expect(tab.events).toEqual([]);
  });

  it('by another session ends', () => {
    const session = aSession('a');
    tabWith(session).opens(aSession('b'));
    expect(session.left).toHaveLength(1);
  });

  it('in another tab ends once this tab has the other wallet', () => {
    const session = aSession('a');
    const tab = tabWith(session);
    tab.links.delete('eip155');
    tab.events$.next({ type: 'connection.started', namespace: 'eip155', walletId: 'b', restoring: true });
    expect(session.left).toEqual([]);
    tab.opens(tabLink());
    expect(session.left).toHaveLength(1);
  });

  it('stays as long as it is used in another namespace', () => {
    const session = aSession('a');
    const [more, solana] = [aSession('a', 'solana:x'), tabLink({}, { networkId: 'solana:x' })];
    const tab = tabWith(session, more);
    tab.opens(tabLink());
    expect([session.left, more.left]).toEqual([[], []]);
    tab.opens(solana);
    expect(more.left).toHaveLength(1);
  });

  it('by itself, restored, stays', () => {
    const session = aSession('a');
    tabWith(session).opens(session);
    expect(session.left).toEqual([]);
  });

  it('ends without a message if the wallet cannot be notified', () => {
    const tab = tabWith(aSession('a', 'eip155:1', { disconnect: () => throwError(() => new Error('No relay')) }));
    tab.opens(tabLink());
    tab.opens(tabLink());
    expect(tab).toMatchObject({ events: [], failures: [] });
  });
});

it('a session that is closed is ended by the one who closes it', () => {
  const session = aSession('a');
  const tab = tabWith(session);
  tab.closes('eip155');
  tab.opens(tabLink());
  expect(session.left).toEqual([]);
});

it.each([
  ['a wallet without a session keeps its permission', tabLink()],
  ['one on a phone that other code connects is left to that', tabLink({}, { type: 'WALLET_CONNECT' })],
  ['a visitor who has logged in stays so', tabLink({ session: 'a' }, { type: 'AUTH' })],
])('%s', (_what, wallet) => {
  tabWith(wallet).opens(aSession('a'));
  expect(wallet.left).toEqual([]);
});

it('a visitor who connects another wallet leaves no session behind', async () => {
  const networks = ['eip155:1', 'solana:x'] as const;
  const phone = networks.map((networkId) => scriptedWallet({ id: 'test.phone', networkId, type: 'WALLET_CONNECT' }));
  const inBrowser = networks.map((networkId) => scriptedWallet({ id: 'test.browser', networkId }));
  const wallets = [...phone, ...inBrowser];
  const time = virtualTime();
  const modal = scriptedModal({ time, connectors: [scriptedConnector({ wallets, namespaces: ['eip155', 'solana'] })] });
  await modal.connect('test.phone');
  await modal.connect('test.browser');
  time.advance(1);
  expect(phone.flatMap(({ asked }) => asked).map(({ question }) => question)).toContain('disconnect');
  expect(modal.getState().connect.connections.eip155).toMatchObject({ wallet: { id: 'test.browser' } });
});

it('a visitor who connects another wallet while a session is still being restored leaves none behind', async () => {
  const [phone, more] = (['eip155:1', 'solana:x'] as const).map((networkId) =>
    scriptedWallet({ id: 'test.phone', networkId, type: 'WALLET_CONNECT', connected: true }),
  );
  if (!phone || !more) return expect.unreachable();
  const time = virtualTime();
  const browser = scriptedWallet({ id: 'test.browser' });
  const connector = scriptedConnector({
    wallets: [browser, more],
    namespaces: ['eip155', 'solana'],
    scheduler: time.scheduler,
  });
  const storage = memoryStorage({
    ...{ connection_status: 'connected', connected_namespaces: 'eip155' },
    ...{ 'eip155:connected_connector_id': 'test.phone', 'eip155:connected_session': 'test.phone' },
  });
  const modal = scriptedModal({ time, connectors: [connector], storage });
  expect(modal.getState().connect.connections.eip155).toMatchObject({ status: 'connecting', restoring: true });
  await modal.connect('test.browser');
  connector.appear(phone);
  time.advance(1);
  expect(phone.asked.map(({ question }) => question)).toEqual(['disconnect']);
  expect(modal.getState().connect.connections.eip155).toMatchObject({
    status: 'connected',
    wallet: { id: 'test.browser' },
  });
});
