/** Sessions of an earlier visit that the visitor leaves before they are restored. */
import { describe, expect, it } from 'vitest';
import { RESTORING, sessionTab, tabLink } from '../../../infrastructure/fakes/modals/session-tab.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import type { Event } from '../../engine/events.js';
import { closeConnection } from '../disconnect.js';
import { endUnrestored } from './end-unrestored.js';

const STORED = { 'eip155:connected_session': 'a' };
const BOTH = { ...STORED, 'solana:connected_session': 'a' };
const W = tabLink().link;

function aTab(stored: Readonly<Record<string, string>> = STORED) {
  const tab = sessionTab(stored);
  tab.set({ connections: { eip155: RESTORING } });
  tab.connector('none', () => expect.unreachable());
  let ends = 0;
  tab.connectors.push({ ...scriptedConnector(), endLeft: () => void ends++ });
  const { events, failures } = tab.comes(endUnrestored(tab.deps));
  return {
    ...tab,
    events,
    failures,
    ends: () => ends,
    toEnd: () => tab.storage.get('sessions_to_end')?.split(',').filter(Boolean) ?? [],
    opens(restored: boolean, also: readonly (typeof W)[] = []) {
      const opened = [W, ...also].map(({ wallet, accounts, networkId }) => ({
        ...{ namespace: wallet.namespace, wallet, accounts, networkId },
      }));
      const [first = expect.unreachable(), ...others] = opened;
      tab.events$.next({ type: 'connection.opened', ...first, restored, also: others });
    },
    closes: (reason: 'visitor' | 'elsewhere' | 'wallet', namespace: 'eip155' | 'solana' = 'eip155') =>
      tab.events$.next({ type: 'connection.closed', namespace, reason } satisfies Event),
  };
}

describe('a session that is not restored', () => {
  it('ends if the visitor disconnects', () => {
    const tab = aTab();
    tab.closes('visitor');
    expect([tab.toEnd(), tab.ends()]).toEqual([['a'], 1]);
    tab.closes('visitor');
    expect([tab.toEnd(), tab.ends(), tab.events, tab.failures]).toEqual([['a'], 1, [], []]);
  });

  it('ends if the visitor connects another wallet', () => {
    const tab = aTab();
    tab.opens(false);
    expect([tab.toEnd(), tab.ends()]).toEqual([['a'], 1]);
  });

  it.each(['elsewhere', 'wallet'] as const)('is not this tab’s to end: %s', (reason) => {
    const tab = aTab();
    tab.closes(reason);
    tab.closes('visitor');
    expect([tab.toEnd(), tab.ends()]).toEqual([[], 0]);
  });

  it('that is restored after all ends by its link', () => {
    const tab = aTab();
    tab.opens(true);
    tab.closes('visitor');
    expect([tab.toEnd(), tab.ends()]).toEqual([[], 0]);
  });

  it('stays as long as another namespace may be restored with it', () => {
    const tab = aTab(BOTH);
    tab.closes('visitor');
    expect(tab.toEnd()).toEqual([]);
    tab.closes('visitor', 'solana');
    expect(tab.toEnd()).toEqual(['a']);
  });

  it('stays as long as another namespace has been restored with it', () => {
    const tab = aTab(BOTH);
    const solana = tabLink({ session: 'a' }, { networkId: 'solana:x', type: 'WALLET_CONNECT' });
    tab.connected(solana);
    tab.opens(false, [solana.link]);
    expect(tab.toEnd()).toEqual([]);
  });

  it('ends with all namespaces that another wallet takes', () => {
    const tab = aTab(BOTH);
    tab.opens(false, [tabLink({}, { networkId: 'solana:x' }).link]);
    expect([tab.toEnd(), tab.ends()]).toEqual([['a'], 1]);
  });
});

it('is not marked on a page where no connector could end it, as for the embedded wallet', () => {
  const tab = sessionTab(STORED);
  tab.set({ connections: { eip155: RESTORING } });
  tab.connector('none', () => expect.unreachable());
  tab.comes(endUnrestored(tab.deps));
  tab.events$.next({ type: 'connection.closed', namespace: 'eip155', reason: 'visitor' });
  expect(tab.storage.get('sessions_to_end')).toBeUndefined();
});

it('what an earlier visit left ends with the next one', () => {
  expect(aTab({ sessions_to_end: ',b' }).ends()).toBe(1);
  const tab = aTab({ ...STORED, sessions_to_end: ',b' });
  tab.closes('visitor');
  expect([tab.toEnd(), tab.ends()]).toEqual([['b', 'a'], 2]);
});

it('a live session that the visitor ends is not left', () => {
  const tab = sessionTab(STORED);
  tab.connected(tabLink({ session: 'a' }));
  tab.comes(endUnrestored(tab.deps));
  const { events } = tab.comes(closeConnection(tab.deps, 'eip155', 'visitor'));
  for (const event of events) tab.events$.next(event);
  expect(tab.storage.get('sessions_to_end')).toBeUndefined();
});

it.each(['disconnects', 'connects another wallet'])('a visitor who %s leaves it to the connector', async (what) => {
  const time = virtualTime();
  let ends = 0;
  const browser = scriptedWallet({ id: 'test.browser' });
  const connector = {
    ...scriptedConnector({ wallets: [browser], scheduler: time.scheduler }),
    endLeft: () => void ends++,
  };
  const storage = memoryStorage({
    ...{
      connection_status: 'connected',
      connected_namespaces: 'eip155',
      'eip155:connected_connector_id': 'test.phone',
    },
    ...STORED,
  });
  const modal = scriptedModal({ time, connectors: [connector], storage });
  if (what === 'disconnects') await modal.disconnect();
  else await modal.connect('test.browser');
  expect([storage.get('sessions_to_end'), ends]).toEqual([',a', 1]);
  scriptedModal({ time, connectors: [connector], storage });
  expect(ends).toBe(2);
});
