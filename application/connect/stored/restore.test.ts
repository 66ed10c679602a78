/** Restoring a connection: which connectors are asked, for how long, and the outcome. */
import { EMPTY, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { DISCONNECTED } from '../../../domain/wallet/connection.js';
import { ONE, RESTORING, sessionTab, TWO, tabLink } from '../../../infrastructure/fakes/modals/session-tab.js';
import type { Link } from '../../ports/link.js';
import { restore, restoreOne } from './restore.js';
import { takeOver } from './take-over.js';

const ID = 'test.alpha-wallet';
const { wallet } = tabLink().link;
const promised = { walletId: ID, address: ONE };

function restoringTab(stored?: Readonly<Record<string, string>>) {
  const tab = sessionTab(stored);
  tab.set({ connections: { eip155: RESTORING } });
  return tab;
}

describe('an earlier connection', () => {
  it.each([
    ['the one that lists the wallet', [wallet], [1, 0]],
    ['all, where another wallet is listed', [{ ...wallet, id: 'other' }], [1, 1]],
    ['all, where it is listed for another kind of network', [{ ...wallet, namespace: 'solana' as const }], [1, 1]],
    ['all, where none is listed', [], [1, 1]],
  ])('is requested from connectors: %s', (_who, listed, expected) => {
    const tab = restoringTab();
    tab.set({ wallets: { a: listed } });
    const asked = ['a', 'b'].map((id) => tab.connector(id, () => NEVER));
    const elsewhere = tab.connector('c', () => NEVER, ['solana']);
    tab.comes(restoreOne(tab.deps, 'eip155', promised));
    expect(asked.map(({ length }) => length)).toEqual(expected);
    expect(asked[0]).toEqual([[ID, 'eip155', { eip155: 'eip155:1' }]]);
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['five seconds', [], 5_000],
    ['a minute where its connector is known', [wallet], 60_000],
  ])('is waited for %s', (_how, listed, limit) => {
    const tab = restoringTab();
    tab.set({ wallets: { a: listed } });
    tab.connector('a', () => NEVER);
    const { events } = tab.comes(restoreOne(tab.deps, 'eip155', promised));
    tab.time.advance(limit - 1);
    expect(events).toEqual([]);
    tab.time.advance(1);
    expect(events).toMatchObject([
      { type: 'connection.failed', namespace: 'eip155', walletId: ID, restoring: true, following: false },
    ]);
    expect(events).toMatchObject([{ failure: { code: 'wallet-not-found' } }]);
  });

  it.each([
    ['nobody knows it', () => of(undefined), 'wallet-not-found'],
    ['nobody says anything', () => EMPTY, 'wallet-not-found'],
    ['its connector fails', () => throwError(() => new Failure('timed-out')), 'timed-out'],
    [
      'its connector breaks',
      () => {
        throw new Error('broken');
      },
      'unknown',
    ],
  ])('is gone if %s', (_why, answer, code) => {
    const tab = restoringTab();
    tab.connector('a', answer);
    const { events, failures } = tab.comes(restoreOne(tab.deps, 'eip155', promised));
    expect(events).toMatchObject([{ type: 'connection.failed', failure: { code } }]);
    expect([failures, tab.links.get('eip155')]).toEqual([[], undefined]);
  });

  it('is the first one found', () => {
    const tab = restoringTab();
    const { link } = tabLink();
    tab.connector('a', () => of(undefined));
    tab.connector('b', () => of(link, tabLink().link));
    const { events } = tab.comes(restoreOne(tab.deps, 'eip155', { walletId: ID }));
    const { accounts, networkId } = link;
    expect(events).toEqual([
      { type: 'connection.opened', namespace: 'eip155', wallet: link.wallet, accounts, networkId, restored: true },
    ]);
    expect(tab.links.get('eip155')).toBe(link);
  });

  it.each([
    ['has connected', tabLink().connection],
    ['is connecting', { status: 'connecting', walletId: ID, restoring: false } as const],
    ['has disconnected', DISCONNECTED],
    ['never had one', undefined],
  ])('has no effect if the visitor %s meanwhile', (_what, connection) => {
    const tab = restoringTab();
    const late$ = new Subject<Link>();
    tab.connector('a', () => late$);
    const { events, failures } = tab.comes(restoreOne(tab.deps, 'eip155', promised));
    tab.set({ connections: connection ? { eip155: connection } : {} });
    late$.next(tabLink().link);
    expect([events, failures, tab.links.get('eip155')]).toEqual([[], [], undefined]);
  });

  describe('with a session that comes too late', () => {
    const SESSION = { type: 'WALLET_CONNECT' } as const;

    /** The visitor has connected another wallet when the session of the earlier visit is there. */
    function late(session: ReturnType<typeof tabLink>, following = false) {
      const tab = restoringTab();
      const late$ = new Subject<Link>();
      tab.connector('a', () => late$);
      const { events, failures } = tab.comes(restoreOne(tab.deps, 'eip155', promised, following));
      tab.connected(tabLink());
      late$.next(session.link);
      return { ...tab, events, failures };
    }

    it('ends it in the wallet', () => {
      const session = tabLink({ session: 'a' }, SESSION);
      const tab = late(session);
      tab.time.advance(0);
      expect([session.left.length, tab.events, tab.failures]).toEqual([1, [], []]);
    });

    it('ends it in the wallet as well if the visitor has disconnected', () => {
      const session = tabLink({ session: 'a' }, SESSION);
      const tab = restoringTab();
      const late$ = new Subject<Link>();
      tab.connector('a', () => late$);
      tab.comes(restoreOne(tab.deps, 'eip155', promised));
      tab.set({ connections: { eip155: DISCONNECTED } });
      late$.next(session.link);
      tab.time.advance(0);
      expect(session.left).toHaveLength(1);
    });

    it('keeps one that is restored for another kind of network at the same moment', () => {
      const session = tabLink({ session: 'a' }, SESSION);
      const tab = late(session);
      tab.connected(tabLink({ session: 'a' }, { ...SESSION, networkId: 'solana:x' }));
      tab.time.advance(0);
      expect(session.left).toEqual([]);
    });

    it('leaves one of another tab to that tab', () => {
      const session = tabLink({ session: 'a' }, SESSION);
      late(session, true).time.advance(0);
      expect(session.left).toEqual([]);
    });

    it('leaves a wallet in this browser its permission', () => {
      const wallet = tabLink();
      late(wallet).time.advance(0);
      expect(wallet.left).toEqual([]);
    });
  });

  it.each([
    ['as it was', TWO, undefined, false, TWO],
    ['as this tab had it', ONE, TWO, false, TWO],
    ['as another tab has it, where that is followed', ONE, TWO, true, ONE],
    ['as the wallet has it, where the other is not open any more', '0x3', undefined, false, undefined],
  ])('has the account %s', (_which, address, ofTab, following, expected) => {
    const tab = restoringTab();
    tab.connector('a', () => of(tabLink().link));
    tab.storage.tab?.set('eip155:active_address', ofTab);
    const { events } = tab.comes(restoreOne(tab.deps, 'eip155', { walletId: ID, address }, following));
    expect(events.slice(1)).toEqual(
      expected === undefined ? [] : [{ type: 'account.selected', namespace: 'eip155', address: expected }],
    );
  });

  it('is restored only if it is stored', () => {
    const tab = sessionTab();
    tab.set({
      connections: {
        eip155: RESTORING,
        solana: { status: 'connecting', walletId: ID, restoring: false },
        bip122: DISCONNECTED,
      },
    });
    const asked = tab.connector('a', () => of(undefined), ['eip155', 'solana', 'bip122']);
    const { events } = tab.comes(restore(tab.deps)());
    expect(asked.map(([, namespace]) => namespace)).toEqual(['eip155']);
    expect(events).toMatchObject([{ type: 'connection.failed', namespace: 'eip155' }]);
  });
});

describe('a connection of another tab', () => {
  const session = { connection_status: 'connected', 'eip155:connected_connector_id': ID };

  it.each([
    ['with its account', { ...session, 'eip155:active_address': TWO }, { address: TWO }],
    ['without one', session, {}],
  ])('replaces the one here, %s', (_what, stored, more) => {
    const tab = sessionTab(stored);
    tab.connected(tabLink());
    tab.connector('a', () => throwError(() => new Failure('timed-out')));
    const { events } = tab.comes(takeOver(tab.deps, 'eip155'));
    expect(tab.links.get('eip155')).toBeUndefined();
    expect(events).toStrictEqual([
      { type: 'connection.started', namespace: 'eip155', walletId: ID, restoring: true, ...more },
      expect.objectContaining({ type: 'connection.failed', following: true }),
    ]);
  });

  it('that is gone again ends the one here', () => {
    const tab = sessionTab();
    tab.connected(tabLink());
    expect(tab.comes(takeOver(tab.deps, 'eip155')).events).toEqual([
      { type: 'connection.closed', namespace: 'eip155', reason: 'elsewhere' },
    ]);
    expect(tab.links.get('eip155')).toBeUndefined();
  });
});

describe('of several connectors that may know it', () => {
  it('one that fails leaves it to the others', () => {
    const tab = restoringTab();
    const late$ = new Subject<Link>();
    tab.connector('a', () => throwError(() => new Failure('request-failed')));
    tab.connector('b', () => late$);
    const { events } = tab.comes(restoreOne(tab.deps, 'eip155', promised));
    expect(events).toEqual([]);
    late$.next(tabLink().link);
    expect(events).toMatchObject([{ type: 'connection.opened' }, { type: 'account.selected' }]);
  });

  it('the first failure is the reason if none has it', () => {
    const tab = restoringTab();
    tab.connector('a', () => throwError(() => new Failure('request-failed')));
    tab.connector('b', () => of(undefined));
    tab.connector('c', () => throwError(() => new Failure('timed-out')));
    const { events } = tab.comes(restoreOne(tab.deps, 'eip155', promised));
    expect(events).toMatchObject([{ type: 'connection.failed', failure: { code: 'request-failed' } }]);
  });
});
