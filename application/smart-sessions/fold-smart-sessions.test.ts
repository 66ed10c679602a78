/** The account's sessions after each event, and the screens that follow. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { SmartSession } from '../../domain/request/permission-request.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { Route } from '../shell/router.js';
import { foldSmartSessions } from './fold-smart-sessions.js';
import type { SmartSessionsState } from './state.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));
const accountId: AccountId = 'eip155:1:0xa';
const other: AccountId = 'eip155:1:0xb';
const failure = new Failure('request-failed');
const session = (pci: string): SmartSession => ({
  ...{ pci, project: { id: 'p', name: 'P' }, expiry: 9, createdAt: 1, permissions: [], policies: [], context: '0x' },
});
const known: SmartSessionsState = { accountId, status: 'ready', sessions: [session('one'), session('two')] };
const terms = { permissions: [], context: 'one', expiry: 9, address: undefined, chainId: '0x1' };
const asked: Event = { type: 'smart-session.asked', accountId };
const granted: Event = { type: 'smart-session.granted', result: terms };

const fold = (smartSessions: SmartSessionsState | undefined, ...events: readonly Event[]) =>
  events.reduce((state, event) => foldSmartSessions(state, event, state), { ...START, smartSessions } as State);
const seen = (first: Route, open = true): State => ({
  ...{ ...START, smartSessions: known, shell: { ...START.shell, open } },
  router: { ...START.router, history: [first] },
});

const asking = (first: Route, open?: boolean): State => {
  const state = seen(first, open);
  return foldSmartSessions(state, asked, state);
};

describe('the loaded sessions', () => {
  it.each([
    ['a grant begins', [asked], { grant: { stage: 'asked' } }],
    ['the wallet has said yes', [asked, { type: 'smart-session.signed' }], { grant: { stage: 'signed' } }],
    ['one is granted', [asked, granted], { status: 'unknown', grant: { stage: 'granted' } }],
    ['none is granted', [asked, { type: 'smart-session.failed', failure }], { grant: { stage: 'failed', failure } }],
    ['the wallet has said yes to another account', [{ type: 'smart-session.signed' }], {}],
    ['one is granted to another account', [granted], {}],
    ['none is granted to another account', [{ type: 'smart-session.failed', failure }], {}],
    ['they are listed anew', [{ type: 'smart-sessions.requested', accountId }], { status: 'loading' }],
    [
      'they are listed',
      [{ type: 'smart-sessions.listed', accountId, result: [session('three')] }],
      { sessions: [session('three')] },
    ],
    ['others are listed', [{ type: 'smart-sessions.listed', accountId: other, result: [] }], {}],
    ['they cannot be listed', [{ type: 'smart-sessions.failed', accountId, failure }], { status: 'failed', failure }],
    ['others cannot be listed', [{ type: 'smart-sessions.failed', accountId: other, failure }], {}],
    [
      'they can be listed again',
      [
        { type: 'smart-sessions.failed', accountId, failure },
        { type: 'smart-sessions.requested', accountId },
      ],
      { status: 'loading', failure: undefined },
    ],
    ['one is to end', [{ type: 'smart-session.revoke-started', pci: 'two' }], { ending: { pci: 'two' } }],
    [
      'one has ended',
      [
        { type: 'smart-session.revoke-started', pci: 'two' },
        { type: 'smart-session.revoked', pci: 'two', at: 7 },
      ],
      { ending: undefined, sessions: [session('one'), { ...session('two'), revokedAt: 7 }] },
    ],
    [
      'one does not end',
      [
        { type: 'smart-session.revoke-started', pci: 'two' },
        { type: 'smart-session.revoke-failed', pci: 'two', failure },
      ],
      { ending: { pci: 'two', failure } },
    ],
    [
      'one ends, and another does not, while a third is to end',
      [
        { type: 'smart-session.revoke-started', pci: 'two' },
        { type: 'smart-session.revoked', pci: 'one', at: 7 },
        { type: 'smart-session.revoke-failed', pci: 'three', failure },
      ],
      { ending: { pci: 'two' }, sessions: [{ ...session('one'), revokedAt: 7 }, session('two')] },
    ],
    ['anything else happens', [{ type: 'modal.closed' }], {}],
  ] as [string, Event[], Partial<SmartSessionsState>][])('when %s', (_what, events, change) => {
    expect(fold(known, ...events).smartSessions).toEqual({ ...known, ...change });
    // None of these creates a list for an account that was never loaded.
    const begins = events.some(({ type }) => type === 'smart-session.asked' || type === 'smart-sessions.requested');
    if (!begins) expect(fold(undefined, ...events).smartSessions).toBeUndefined();
  });

  it.each([[undefined], [known]])('are reset with another account: %#', (before) => {
    const empty = { accountId: other, sessions: [] };
    const requested = fold(before, { type: 'smart-sessions.requested', accountId: other });
    expect(requested.smartSessions).toEqual({ ...empty, status: 'loading', failure: undefined });
    const asked = fold(before, { type: 'smart-session.asked', accountId: other });
    expect(asked.smartSessions).toEqual({ ...empty, status: 'unknown', grant: { stage: 'asked' } });
  });

  it('keep their identity if nothing changes', () => {
    const state = seen({ view: 'account' });
    expect(foldSmartSessions(state, { type: 'modal.closed' }, state)).toBe(state);
  });
});

describe('the screen after a grant', () => {
  const views = (state: State, event: Event) =>
    foldSmartSessions(state, event, state).router.history.map(({ view }) => view);

  it('reports it to a visitor who looks at sessions', () => {
    expect(views(asking({ view: 'smart-sessions' }), granted)).toEqual(['smart-sessions', 'smart-session-created']);
    expect(views(asking({ view: 'smart-sessions' }, false), granted)).toEqual(['smart-sessions']);
    expect(views(asking({ view: 'account' }), granted)).toEqual(['account']);
    // One that was granted to another account.
    expect(views(seen({ view: 'smart-sessions' }), granted)).toEqual(['smart-sessions']);
    expect(views(seen({ view: 'smart-sessions' }), { type: 'smart-session.signed' })).toEqual(['smart-sessions']);
  });

  it('follows the approval inside the modal, and does not if that failed', () => {
    const after = { show: { view: 'smart-session-created' } } as const;
    const others = ['stay', { show: { view: 'account' } }] as const;
    const state = seen({ view: 'account' });
    const before = { ...state, router: { ...state.router, transactions: others } };
    const asked = foldSmartSessions(before, { type: 'smart-session.asked', accountId, after }, before);
    expect(asked.router.transactions).toEqual([...others, after]);
    expect(asked.smartSessions?.grant).toEqual({ stage: 'asked' });
    const outside = foldSmartSessions(before, { type: 'smart-session.asked', accountId }, before);
    expect(outside.router).toBe(before.router);
    const failed = foldSmartSessions(asked, { type: 'smart-session.failed', failure }, asked);
    expect(failed.router.transactions).toEqual(others);
    expect(foldSmartSessions(failed, { type: 'smart-session.failed', failure }, failed).router).toBe(failed.router);
  });
});
