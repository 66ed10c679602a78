/** What ends when the visitor disconnects one connection or all, and in which order. */
import { describe, expect, it } from 'vitest';
import { type Connection, DISCONNECTED } from '../../domain/wallet/connection.js';
import { RESTORING, sessionTab, tabLink } from '../../infrastructure/fakes/modals/session-tab.js';
import { disconnect } from './disconnect.js';

const LEFT: Connection = { status: 'disconnected', reason: 'not-restored' };
const bitcoin = () => tabLink({ session: 'b' }, { networkId: 'bip122:x' });
const solana = (session = 'a') => tabLink({ session }, { networkId: 'solana:x' });
const evm = () => tabLink({ session: 'a' });

function aTab(...links: readonly ReturnType<typeof tabLink>[]) {
  const tab = sessionTab();
  tab.connected(...links);
  const end = (namespace?: 'eip155' | 'solana' | 'bip122') =>
    tab
      .comes(disconnect(tab.deps)({ namespace }))
      .events.map((event) => (event.type === 'connection.closed' ? event.namespace : event.type));
  return { ...tab, end };
}

describe('disconnecting everything', () => {
  it('ends the connection in use last', () => {
    const tab = aTab(evm(), solana(), bitcoin());
    tab.set({ activeNamespace: 'solana' });
    expect(tab.end()).toEqual(['eip155', 'bip122', 'solana']);
    tab.set({ activeNamespace: 'eip155' });
    expect(tab.end()).toEqual(['solana', 'bip122', 'eip155']);
  });

  it('includes what is being restored, and what could not be', () => {
    const tab = aTab(solana());
    tab.set({ connections: { ...tab.deps.state().connect.connections, eip155: RESTORING, bip122: LEFT } });
    expect(tab.end()?.sort()).toEqual(['bip122', 'eip155', 'solana']);
  });

  it('does nothing without a connection', () => {
    expect(aTab().end()).toEqual([]);
  });
});

describe('disconnecting one', () => {
  it('ends what shares its session, and nothing else', () => {
    const all = [evm(), solana(), bitcoin()] as const;
    expect(aTab(...all).end('eip155')).toEqual(['eip155', 'solana']);
    expect(all.map(({ left }) => left.length)).toEqual([1, 1, 0]);
    expect(aTab(evm(), solana('other'), bitcoin()).end('eip155')).toEqual(['eip155']);
  });

  it('ends it alone if it has no session', () => {
    expect(aTab(tabLink(), tabLink({}, { networkId: 'solana:x' })).end('solana')).toEqual(['solana']);
  });

  it.each<[string, Connection, string[]]>([
    ['what could not be restored', LEFT, ['eip155', 'solana']],
    ['nothing that has failed', { status: 'disconnected', reason: 'failed' }, ['solana']],
    ['nothing that was never connected', DISCONNECTED, ['solana']],
  ])('forgets with the last one %s', (_what, eip155, ended) => {
    const tab = aTab(solana());
    tab.set({ connections: { ...tab.deps.state().connect.connections, eip155 } });
    expect(tab.end('solana')).toEqual(ended);
  });

  it.each<[string, Connection]>([
    ['connected', tabLink().connection],
    ['being restored', RESTORING],
  ])('forgets nothing while another one is %s', (_what, other) => {
    const tab = aTab(solana());
    tab.set({ connections: { ...tab.deps.state().connect.connections, eip155: LEFT, bip122: other } });
    expect(tab.end('solana')).toEqual(['solana']);
  });
});
