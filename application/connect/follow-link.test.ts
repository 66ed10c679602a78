/** What a wallet reports about its connection, and how a connection ends. */
import { NEVER, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../domain/address/account.js';
import { ONE, sessionTab, TWO, tabLink } from '../../infrastructure/fakes/modals/session-tab.js';
import type { Event } from '../engine/events.js';
import { closeConnection, disconnect } from './disconnect.js';
import { followLink } from './follow-link.js';
import { Links } from './links.js';

const accounts: readonly [Account] = [{ namespace: 'eip155', address: TWO, type: 'eoa' }];
const reported = { type: 'accounts', accounts } as const;
const changed = { type: 'accounts.changed', namespace: 'eip155', accounts };
const lost = { type: 'connection.closed', namespace: 'eip155', reason: 'wallet' };
const solana = () => tabLink({}, { networkId: 'solana:x' });

function openedBy({ link }: ReturnType<typeof tabLink>): Extract<Event, { type: 'connection.opened' }> {
  const { wallet, accounts: open, networkId } = link;
  return {
    ...{ type: 'connection.opened', namespace: wallet.namespace, wallet, accounts: open, networkId, restored: false },
  };
}

function following(...made: readonly ReturnType<typeof tabLink>[]) {
  const tab = sessionTab();
  tab.connected(...made);
  const done = tab.comes(followLink(tab.deps));
  return { ...tab, ...done };
}

describe('a live connection', () => {
  it('has the accounts and the network that its wallet reports', () => {
    const made = tabLink();
    const { events$, events } = following(made);
    made.says$.next(reported);
    events$.next(openedBy(made));
    made.says$.next(reported);
    made.says$.next({ type: 'network', networkId: 'eip155:2' });
    expect(events).toEqual([changed, { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:2' }]);
  });

  it('is followed in every namespace that it was opened for', () => {
    const [made, other] = [tabLink(), solana()];
    const { events$, events } = following(made, other);
    const { namespace, wallet, accounts: open, networkId } = openedBy(other);
    events$.next({ ...openedBy(made), also: [{ namespace, wallet, accounts: open, networkId }] });
    other.says$.next({ type: 'network', networkId: 'solana:y' });
    made.says$.next({ type: 'network', networkId: 'eip155:2' });
    expect(events).toMatchObject([{ networkId: 'solana:y' }, { networkId: 'eip155:2' }]);
  });

  it.each([
    ['reports so', (made: ReturnType<typeof tabLink>) => made.says$.next({ type: 'lost' })],
    ['breaks', (made: ReturnType<typeof tabLink>) => made.says$.error(new Error('broken'))],
  ])('is lost if its wallet %s', (_what, lose) => {
    const made = tabLink();
    const { events$, events, links, failures } = following(made);
    events$.next(openedBy(made));
    lose(made);
    expect([events, failures, links.get('eip155')]).toEqual([[lost], [], undefined]);
  });

  it.each<[string, Event, boolean]>([
    ['it is closed', { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' }, false],
    [
      'that of another kind of network is closed',
      { type: 'connection.closed', namespace: 'solana', reason: 'visitor' },
      true,
    ],
    [
      'another tab’s is taken up',
      { type: 'connection.started', namespace: 'eip155', walletId: 'x', restoring: true },
      false,
    ],
    [
      'one of another kind of network is taken up',
      { type: 'connection.started', namespace: 'solana', walletId: 'x', restoring: true },
      true,
    ],
    [
      'the visitor tries another',
      { type: 'connection.started', namespace: 'eip155', walletId: 'x', restoring: false },
      true,
    ],
    ['another takes its place', openedBy(tabLink()), false],
    ['one of another kind of network is opened', openedBy(solana()), true],
    ['the modal is closed', { type: 'modal.closed' }, true],
  ])('is still followed once %s: %#', (_what, event, on) => {
    const made = tabLink();
    const { events$, events, links } = following(made);
    events$.next(openedBy(made));
    links.delete('eip155');
    events$.next(event);
    made.says$.next(reported);
    expect(events).toEqual(on ? [changed] : []);
  });

  it('includes further namespaces that the wallet opens, unless another wallet has them', () => {
    const [made, other, third] = [tabLink(), solana(), solana()];
    const { events$, events, links } = following(made);
    events$.next(openedBy(made));
    made.says$.next({ type: 'joined', link: other.link });
    made.says$.next({ type: 'joined', link: third.link });
    expect(events).toEqual([{ ...openedBy(other), restored: true }]);
    expect(links.get('solana')).toBe(other.link);
  });

  it('is restored again if another tab has replaced it', () => {
    const made = tabLink();
    const { events$, events } = following(made);
    events$.next(openedBy(made));
    made.says$.next({ type: 'replaced' });
    expect(events).toEqual([{ type: 'connection.closed', namespace: 'eip155', reason: 'elsewhere' }]);
  });
});

describe('disconnecting', () => {
  it('closes all, the active one last', () => {
    for (const activeNamespace of ['eip155', 'solana', 'bip122'] as const) {
      const tab = sessionTab();
      const all = [tabLink(), solana(), tabLink({}, { networkId: 'bip122:x' })];
      tab.connected(...all);
      tab.set({ activeNamespace });
      const { events } = tab.comes(disconnect(tab.deps)({}));
      const closed = events.map((event) => event.type === 'connection.closed' && [event.namespace, event.reason]);
      expect(closed.at(-1)).toEqual([activeNamespace, 'visitor']);
      expect([closed.length, ...all.map(({ left }) => left.length)]).toEqual([3, 1, 1, 1]);
      expect([tab.links.get('eip155'), tab.links.get('solana')]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['one session', 's', 's', ['eip155', 'solana']],
    ['sessions of their own', 's', 't', ['eip155']],
    ['no sessions', undefined, undefined, ['eip155']],
  ])('closes those that share its session: %s', (_what, first, second, expected) => {
    const tab = sessionTab();
    tab.connected(
      tabLink(first === undefined ? {} : { session: first }),
      tabLink(second === undefined ? {} : { session: second }, { networkId: 'solana:x' }),
    );
    const { events } = tab.comes(disconnect(tab.deps)({ namespace: 'eip155' }));
    expect(events.map((event) => event.type === 'connection.closed' && event.namespace)).toEqual(expected);
  });

  it('is closed at once for the visitor, even if the wallet hangs', () => {
    const tab = sessionTab();
    tab.connected(tabLink({ disconnect: () => NEVER }));
    const { events } = tab.comes(disconnect(tab.deps)({}));
    expect(events).toEqual([{ type: 'connection.closed', namespace: 'eip155', reason: 'visitor' }]);
  });

  it('reports that the wallet failed', () => {
    const cause = new Error('No');
    const tab = sessionTab();
    tab.connected(tabLink({ disconnect: () => throwError(() => cause) }));
    const { events, failures } = tab.comes(disconnect(tab.deps)({}));
    const failure = { code: 'disconnect-failed', message: 'Failed to disconnect', cause };
    expect(events.slice(1)).toMatchObject([{ type: 'disconnect.failed', failure }]);
    expect(failures).toEqual([]);
  });

  it.each([
    ['in another tab ends a session', 'elsewhere', { session: 's' }, 1],
    ['in another tab leaves a wallet of the browser', 'elsewhere', {}, 0],
    ['here ends it', 'visitor', {}, 1],
  ] as const)('%s', (_what, reason, more, times) => {
    const tab = sessionTab();
    const made = tabLink(more);
    tab.connected(made);
    const { events } = tab.comes(closeConnection(tab.deps, 'eip155', reason));
    expect(events).toEqual([{ type: 'connection.closed', namespace: 'eip155', reason }]);
    expect(made.left).toHaveLength(times);
  });

  it.each(['visitor', 'elsewhere'] as const)('without a link it is closed as well: %s', (reason) => {
    const tab = sessionTab();
    const { events, failures } = tab.comes(closeConnection(tab.deps, 'eip155', reason));
    expect([events.length, failures]).toEqual([1, []]);
  });

  it('without a link it is closed by its namespace', () => {
    const tab = sessionTab();
    tab.set({ connections: { eip155: tabLink().connection } });
    const { events } = tab.comes(disconnect(tab.deps)({ namespace: 'eip155' }));
    expect(events).toEqual([{ type: 'connection.closed', namespace: 'eip155', reason: 'visitor' }]);
  });
});

describe('the links of a modal', () => {
  it('exist until they are deleted, one per namespace', () => {
    const links = new Links();
    const { link } = tabLink({}, { accounts: [ONE] });
    links.set('eip155', link);
    expect([links.need('eip155'), links.get('eip155'), links.get('solana')]).toEqual([link, link, undefined]);
    links.delete('eip155');
    expect(() => links.need('eip155')).toThrow(expect.objectContaining({ code: 'not-connected' }));
  });
});
