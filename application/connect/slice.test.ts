/** Connections and attempts, event by event. */
import { describe, expect, it } from 'vitest';
import type { Account } from '../../domain/address/account.js';
import { Failure, type FailureCode } from '../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import type { Event } from '../engine/events.js';
import { reduceConnect } from './slice.js';
import type { ConnectState } from './state.js';

const NETWORKS: Readonly<Partial<Record<Namespace, NetworkId>>> = { eip155: 'eip155:1', solana: 'solana:x' };
const FOX: ListedWallet = { id: 'fox', name: 'Fox', imageUrl: 'data:image/png;base64,AA==' };

const EMPTY: ConnectState = {
  ...{ wallets: {}, connectors: [], recent: [], connections: {}, attempt: undefined, opening: undefined },
  ...{ asking: 0, activeNamespace: 'eip155' },
};

const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  ...{ id, type: 'ANNOUNCED', name: id, namespace: 'eip155', connectorId: 'injected', ...more },
});
const account = (namespace: Namespace, address: string): Account => ({ namespace, address, type: 'eoa' });
const opening = (of: Wallet) => ({
  ...{ namespace: of.namespace, wallet: of, networkId: NETWORKS[of.namespace] ?? 'eip155:1' },
  accounts: [account(of.namespace, '0x1'), account(of.namespace, '0x2')] as const,
});
const opened = (of: Wallet, restored = false, ...also: readonly Wallet[]): Event => ({
  ...{ type: 'connection.opened', ...opening(of), restored, also: also.map(opening) },
});
const started = (walletId: string, namespace: Namespace = 'eip155', restoring = false): Event => ({
  ...{ type: 'connection.started', namespace, walletId, restoring },
});
const failed = (walletId: string, code: FailureCode = 'rejected', restoring = false): Event => ({
  ...{ type: 'connection.failed', namespace: 'eip155', walletId, failure: new Failure(code), restoring },
});
const closed = (namespace: Namespace = 'eip155'): Event => ({
  ...{ type: 'connection.closed', namespace, reason: 'visitor' },
});
const offered = (namespace: Namespace = 'eip155'): Event => ({
  ...{ type: 'connection.pairing-offered', namespace, uri: 'wc:1', expiresAt: 5 },
});
const expired = (namespace: Namespace = 'eip155'): Event => ({ type: 'connection.pairing-expired', namespace });
const away = (namespace: Namespace = 'eip155', is = true): Event => ({
  ...{ type: 'connection.line-changed', namespace, away: is },
});

const after = (...events: readonly Event[]) => events.reduce(reduceConnect, EMPTY);
const statuses = ({ connections }: ConnectState) =>
  Object.entries(connections).map(
    ([namespace, each]) => `${namespace} ${each.status}${'reason' in each ? ` ${each.reason}` : ''}`,
  );

const A = wallet('a');
const B = wallet('b');
const S = wallet('s', { namespace: 'solana' });

describe('S4.4 connections, event by event', () => {
  it.each<[string, readonly Event[], readonly string[], Namespace]>([
    ['an attempt', [started('a')], ['eip155 connecting'], 'eip155'],
    ['an attempt elsewhere', [started('s', 'solana')], ['solana connecting'], 'solana'],
    ['one taken up is not turned to', [started('s', 'solana', true)], ['solana connecting'], 'eip155'],
    ['a second wallet asked', [opened(A), started('b')], ['eip155 connected'], 'eip155'],
    ['a connection replaced elsewhere', [opened(A), started('b', 'eip155', true)], ['eip155 connecting'], 'eip155'],
    ['a refusal', [started('a'), failed('a')], ['eip155 disconnected failed'], 'eip155'],
    [
      'one that did not come back',
      [started('a', 'eip155', true), failed('a', 'wallet-not-found', true)],
      ['eip155 disconnected not-restored'],
      'eip155',
    ],
    ['a refusal of a second wallet', [opened(A), started('b'), failed('b')], ['eip155 connected'], 'eip155'],
    [
      'a refusal for other networks leads back',
      [opened(S), started('a'), failed('a')],
      ['solana connected', 'eip155 disconnected failed'],
      'solana',
    ],
    ['two at once', [opened(A, false, S)], ['eip155 connected', 'solana connected'], 'eip155'],
    [
      'leaving one of two',
      [opened(A, false, S), closed()],
      ['eip155 disconnected visitor', 'solana connected'],
      'solana',
    ],
    [
      'leaving the other of two',
      [opened(A, false, S), closed('solana')],
      ['eip155 connected', 'solana disconnected visitor'],
      'eip155',
    ],
    ['leaving both', [opened(A), closed()], ['eip155 disconnected visitor'], 'eip155'],
    [
      'a wallet that opens another namespace than the one asked for',
      [started('a'), opened(S)],
      ['eip155 disconnected failed', 'solana connected'],
      'solana',
    ],
    [
      'a wallet that opens another one beside',
      [opened(A), started('b'), opened(S)],
      ['eip155 connected', 'solana connected'],
      'eip155',
    ],
    ['one that comes back', [started('a', 'eip155', true), opened(A, true)], ['eip155 connected'], 'eip155'],
  ])('%s', (_, events, expected, active) => {
    const state = after(...events);
    expect(statuses(state)).toEqual(expected);
    expect(state.activeNamespace).toBe(active);
  });

  it('keep the stored address while restoring', () => {
    const promised: Event = {
      ...{ type: 'connection.started', namespace: 'eip155', walletId: 'a' },
      restoring: true,
      address: '0x2',
    };
    expect(after(promised).connections.eip155).toEqual({
      status: 'connecting',
      walletId: 'a',
      restoring: true,
      address: '0x2',
    });
    expect(after(started('a')).connections.eip155).toEqual({ status: 'connecting', walletId: 'a', restoring: false });
  });

  it.each<[string, Event, object]>([
    ['nothing', { type: 'modal.close-refused' }, { account: '0x1', accounts: ['0x1', '0x2'], networkId: 'eip155:1' }],
    [
      'other accounts, of which the first is used',
      { type: 'accounts.changed', namespace: 'eip155', accounts: [account('eip155', '0x3'), account('eip155', '0x1')] },
      { account: '0x3', accounts: ['0x3', '0x1'], networkId: 'eip155:1' },
    ],
    [
      'an account that was opened',
      { type: 'account.selected', namespace: 'eip155', address: '0x2' },
      { account: '0x2', accounts: ['0x1', '0x2'], networkId: 'eip155:1' },
    ],
    [
      'an account that was not',
      { type: 'account.selected', namespace: 'eip155', address: '0x9' },
      { account: '0x1', accounts: ['0x1', '0x2'], networkId: 'eip155:1' },
    ],
    [
      'a network',
      { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:2' },
      { account: '0x1', accounts: ['0x1', '0x2'], networkId: 'eip155:2' },
    ],
    [
      'what concerns others',
      { type: 'network.changed', namespace: 'solana', networkId: 'solana:y' },
      { account: '0x1', accounts: ['0x1', '0x2'], networkId: 'eip155:1' },
    ],
  ])('change by %s', (_, event, expected) => {
    const { connections } = after(opened(A), event);
    const live = connections.eip155?.status === 'connected' ? connections.eip155 : undefined;
    const { account: used, accounts = [], networkId } = live ?? {};
    expect({ account: used?.address, accounts: accounts.map(({ address }) => address), networkId }).toEqual(expected);
    expect(Object.keys(connections)).toEqual(['eip155']);
  });

  it('keep their identity if a wallet repeats its network', () => {
    const before = after(opened(A));
    const again: Event = { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:1' };
    expect(reduceConnect(before, again)).toBe(before);
  });
});

describe('the attempt on screen', () => {
  const fresh = { ...{ namespace: 'eip155', walletId: 'a', listed: undefined }, pairing: undefined, away: false };
  const pairing = { uri: 'wc:1', expiresAt: 5 };

  it.each<[string, readonly Event[], object | undefined]>([
    ['begins', [started('a')], { ...fresh, failure: undefined }],
    ['does not begin for what is taken up', [started('a', 'eip155', true)], undefined],
    ['shows its pairing', [started('a'), offered()], { ...fresh, pairing }],
    ['shows no other’s pairing', [started('a'), offered('solana')], fresh],
    ['drops a pairing that has expired', [started('a'), offered(), expired()], fresh],
    ['keeps it when another’s has', [started('a'), offered(), expired('solana')], { ...fresh, pairing }],
    ['tells that the line is down', [started('a'), away()], { ...fresh, away: true }],
    ['tells that it is up again', [started('a'), away(), away('eip155', false)], fresh],
    ['tells nothing of another’s line', [started('a'), away('solana')], fresh],
    ['is over when the modal closes', [started('a'), { type: 'modal.closed' }], undefined],
    ['is over when it was given up', [started('a'), failed('a', 'cancelled')], undefined],
    ['is over when its wallet is left', [started('a'), closed()], undefined],
    ['is not when another is', [started('a'), closed('solana')], fresh],
    ['is over when it succeeds', [started('a'), opened(A)], undefined],
    ['is over when the wallet comes back by itself', [started('a'), opened(A, true)], undefined],
    ['is not when another comes back', [started('a'), opened(S, true)], fresh],
    ['is not when another wallet fails', [started('a'), failed('b')], fresh],
    ['is not when one that was taken up fails', [started('a'), failed('a', 'timed-out', true)], fresh],
  ])('%s', (_, events, expected) => {
    const { attempt } = after(...events);
    if (expected) expect(attempt).toMatchObject(expected);
    else expect(attempt).toBeUndefined();
  });

  it('has the reason it failed, without data that is of no use any more', () => {
    const { attempt } = after(started('a'), offered(), away(), failed('a'));
    expect(attempt).toMatchObject({ ...fresh, failure: { code: 'rejected' } });
    expect(after(offered(), away(), expired()).attempt).toBeUndefined();
  });

  it('has the chosen wallet', () => {
    const chosen: Event = {
      ...{ type: 'connection.started', namespace: 'eip155', walletId: 'fox' },
      restoring: false,
      listed: FOX,
    };
    expect(after(chosen).attempt?.listed).toBe(FOX);
  });

  it('ignores events of other attempts', () => {
    const idle = after(opened(A));
    for (const event of [offered(), expired(), away(), { type: 'modal.closed' } as const])
      expect(reduceConnect(idle, event)).toBe(idle);
    const waiting = after(started('a'));
    expect(reduceConnect(waiting, expired())).toBe(waiting);
  });
});

describe('the app that was opened', () => {
  const opens: Event = { type: 'wallet.opening-changed', opening: 'away' };
  const requests = (asking: number): Event => ({ type: 'wallet.asking-changed', asking });

  it.each<[string, readonly Event[], string | undefined]>([
    ['is waited for', [started('a'), opens], 'away'],
    ['while it has something to answer', [opens, requests(1)], 'away'],
    ['not after it has answered', [opens, requests(1), requests(0)], undefined],
    ['not after another attempt began', [opens, started('a')], undefined],
    ['while one is taken up', [opens, started('a', 'eip155', true)], 'away'],
    ['not after the attempt failed', [started('a'), opens, failed('a')], undefined],
    ['while another fails', [started('a'), opens, failed('b')], 'away'],
    ['not after it connected', [started('a'), opens, opened(A)], undefined],
    ['while another comes back', [started('a'), opens, opened(S, true)], 'away'],
    ['not after the modal was closed', [opens, { type: 'modal.closed' }], undefined],
  ])('%s', (_, events, expected) => {
    expect(after(...events).opening).toBe(expected);
  });

  it('has the number of its pending requests', () => {
    expect(after(requests(2)).asking).toBe(2);
    expect(after(requests(2), requests(0)).asking).toBe(0);
  });
});

describe('the recent wallets', () => {
  const ids = ({ recent }: ConnectState) => recent.map(({ id }) => id);
  const chosen: Event = {
    ...{ type: 'connection.started', namespace: 'eip155', walletId: 'fox' },
    restoring: false,
    listed: FOX,
  };
  const paired = wallet('walletConnect', { name: 'Fox', type: 'WALLET_CONNECT' });

  it.each<[string, readonly Event[], readonly string[]]>([
    ['newest first, two at most', [opened(A), opened(B), opened(wallet('c'))], ['c', 'b']],
    ['none that came back by itself', [opened(A, true)], []],
    ['the one that was chosen, not what it was reached by', [chosen, opened(paired)], ['fox']],
    ['none that was paired with unchosen', [opened(A), opened(paired)], ['a']],
    ['none inside the modal', [opened(A), opened(wallet('in', { type: 'AUTH' }))], ['a']],
  ])('%s', (_, events, expected) => {
    expect(ids(after(...events))).toEqual(expected);
  });

  it('tell which app opened a session, once it is restored', () => {
    const linked = after(chosen, opened({ ...paired, appLink: 'fox://' }));
    expect(linked.recent).toEqual([{ ...FOX, mobileLink: 'fox://' }]);
    const appOf = (each: Wallet) => {
      const connection = reduceConnect(linked, opened(each, true)).connections.eip155;
      return connection?.status === 'connected' ? connection.wallet.appLink : undefined;
    };
    expect(appOf(paired)).toBe('fox://');
    expect(appOf({ ...paired, name: 'Wolf' })).toBeUndefined();
    expect(appOf(wallet('fox', { name: 'Fox' }))).toBeUndefined();
    const again = reduceConnect(linked, opened(paired));
    expect(again.connections.eip155).toMatchObject({ wallet: paired });
  });
});

describe('the visitor’s networks', () => {
  const open = (namespace?: Namespace): Event => ({ type: 'modal.opened', route: { view: 'connect' }, namespace });
  const wanted: Event = { type: 'connection.wanted', networkId: 'solana:x' };
  const switched: Event = { type: 'network.switched', networkId: 'solana:x', outcome: 'switched' };
  const stayed: Event = {
    ...{ type: 'network.switch-failed', networkId: 'solana:x' },
    failure: new Failure('cancelled'),
  };

  it.each<[string, readonly Event[], Namespace | undefined, Namespace]>([
    ['opened for one', [open('solana')], 'solana', 'solana'],
    ['opened for any', [open('solana'), open()], undefined, 'solana'],
    ['wanted for a switch', [opened(A), wanted], 'solana', 'eip155'],
    ['not wanted any more', [opened(A), wanted, stayed], undefined, 'eip155'],
    ['switched to', [switched], undefined, 'solana'],
    ['back to who is connected', [opened(A), open('solana'), stayed], undefined, 'eip155'],
  ])('%s', (_, events, only, active) => {
    const state = after(...events);
    expect([state.only, state.activeNamespace]).toEqual([only, active]);
  });
});
