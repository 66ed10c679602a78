/** The events that follow from single events, with the reaction alone. */
import { BehaviorSubject, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { DisconnectReason } from '../../domain/wallet/connection.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { SignIn } from '../ports/sign-in.js';
import type { Route } from '../shell/router.js';
import { keepSignedIn } from './keep-signed-in.js';
import { signIn } from './sign-in.js';
import { signedIn } from './sign-in-events.js';
import type { SignInState } from './state.js';
import { askedSubject, subjectsOf } from './subject.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));
const { wallet, accounts, networkId } = scriptedWallet();
const connection = { status: 'connected', wallet, account: accounts[0], accounts, networkId } as const;
const sun = scriptedWallet({ networkId: 'solana:brinepool' });
const solana = { ...connection, account: sun.accounts[0], accounts: sun.accounts, networkId: sun.networkId };
const ID = `eip155:1:${accounts[0].address}` as const;
const connected: State = { ...START, connect: { ...START.connect, connections: { eip155: connection } } };
const showing = (route: Route, open = true): State => ({
  ...connected,
  shell: { ...START.shell, open },
  router: { ...START.router, history: [route] },
});

function reacting(first: State, held = true) {
  let holds = held;
  const hold = () => {
    holds = true;
  };
  const ended: string[] = [];
  const port: SignIn = {
    ...{ required: true, endsOn: ['disconnect'], text: () => NEVER, add: () => NEVER },
    sessions: () => of(holds ? [{ accountId: ID }] : []),
    end: ({ account }) => {
      ended.push(account.namespace);
      return NEVER;
    },
  };
  const state$ = new BehaviorSubject(first);
  const events$ = new Subject<Event>();
  const deps: Partial<Deps> = { state: () => state$.value, state$, events$, signIn: of(port) };
  const emitted: Event[] = [];
  const failures: unknown[] = [];
  keepSignedIn(deps as Deps).subscribe({
    next: (event) => emitted.push(event),
    error: (error) => failures.push(error),
  });
  const types = () => emitted.map(({ type }) => type);
  return { state$, events$, ended, emitted, failures, types, hold, deps: deps as Deps };
}

const closed = (reason: DisconnectReason, namespace: 'eip155' | 'solana' = 'eip155'): Event =>
  ({ type: 'connection.closed', namespace, reason }) as Event;

describe('a session ends with its connection', () => {
  it.each([
    ['visitor', ['eip155']],
    ['wallet', ['eip155']],
    // The tab in which the visitor disconnected has ended it.
    ['elsewhere', []],
    ['not-restored', []],
    ['failed', []],
  ] as [DisconnectReason, string[]][])('closed by %s: %j', (reason, expected) => {
    const { events$, ended, failures } = reacting(connected);
    events$.next(closed(reason));
    expect(ended).toEqual(expected);
    events$.next(closed(reason));
    expect([ended, failures]).toEqual([expected, []]);
  });

  it('but not if it was never signed in', () => {
    const { events$, ended, failures } = reacting(connected);
    events$.next(closed('visitor', 'solana'));
    expect([ended, failures]).toEqual([[], []]);
  });
});

describe('a modal that was opened to connect', () => {
  it.each([
    ['connect', true],
    ['connecting-wallet', true],
    ['email-verify-otp', true],
    ['account', false],
  ])('closes once the session is found: from %s, %s', (view, goes) => {
    const { types } = reacting(showing({ view, walletId: 'w' } as Route));
    expect(types().includes('modal.closed')).toBe(goes);
    const away = reacting(showing({ view, walletId: 'w' } as Route, false));
    expect(away.types()).not.toContain('modal.closed');
  });

  it('stays open if it was closed and opened again for something else', () => {
    const { events$, state$, types, hold } = reacting(showing({ view: 'connect' }), false);
    events$.next({ type: 'modal.closed' });
    hold();
    const elsewhere = showing({ view: 'account' });
    const moved = { ...elsewhere.connect, connections: { eip155: { ...connection, networkId: 'eip155:2' as const } } };
    state$.next({ ...elsewhere, connect: moved });
    expect(types()).toContain('sign-in.changed');
    expect(types()).not.toContain('modal.closed');
  });

  it('stays open for a restored connection', () => {
    const { events$, types } = reacting(showing({ view: 'account' }));
    const opened = { type: 'connection.opened', namespace: 'eip155' } as Event;
    events$.next({ ...opened, restored: true } as Event);
    expect(types()).not.toContain('modal.closed');
    events$.next({ ...opened, restored: false } as Event);
    expect(types()).toContain('modal.closed');
  });
});

describe('closing the modal', () => {
  const asking: SignInState = { accountId: ID, status: 'asking', required: false, busy: 'signing', next: [ID] };
  const after = (state: State) => {
    const { events$, emitted, failures } = reacting(state);
    emitted.length = 0;
    events$.next({ type: 'modal.closed' });
    return { emitted, failures };
  };

  it('declines the question, and nothing else', () => {
    expect(after({ ...connected, signIn: asking }).emitted).toEqual([
      {
        type: 'sign-in.changed',
        signIn: { ...asking, status: 'signed-out', busy: undefined, next: undefined },
      },
      { type: 'sign-in.left' },
    ]);
    const none = { emitted: [], failures: [] };
    expect(after({ ...connected, signIn: { ...asking, status: 'signed-in' } })).toEqual(none);
    expect(after({ ...START, signIn: asking })).toEqual(none);
    expect(after(connected)).toEqual(none);
  });
});

describe('the signed-in account', () => {
  const session = { accountId: ID };
  const other = { accountId: 'solana:brinepool:7x' } as const;
  const state = { accountId: ID, status: 'signed-in', required: true } as const;

  it('is the active one if it has a session; it comes first', () => {
    expect(signedIn({ ...state, sessions: [other, session] })).toEqual({
      ...{ ...state, session, sessions: [session, other] },
    });
  });

  it('is undefined if the active one needs none; the others keep theirs', () => {
    expect(signedIn({ ...state, sessions: [other] })).toEqual({
      ...{ accountId: undefined, status: 'signed-out', required: true, sessions: [other] },
    });
    expect(signedIn(state)).toEqual({ ...state, accountId: undefined, status: 'signed-out' });
  });
});

describe('the account that has to sign in', () => {
  const two: State = {
    ...connected,
    connect: { ...connected.connect, connections: { eip155: connection, solana } },
  };
  const ids = (state: State) => subjectsOf(state).map(({ account }) => account.namespace);

  it('is undefined while the network is unsupported', () => {
    expect(ids(connected)).toEqual(['eip155']);
    // Brinepool is not one of the site's networks.
    expect(ids(two)).toEqual(['eip155']);
    expect(ids({ ...two, connect: { ...two.connect, activeNamespace: 'solana' } })).toEqual([]);
    expect(ids(START)).toEqual([]);
  });

  it('is the one in question, while it is connected', () => {
    const about = (signIn: Partial<SignInState>) =>
      askedSubject({ ...connected, signIn: { accountId: ID, status: 'asking', required: true, ...signIn } })?.account;
    expect(about({})).toEqual(accounts[0]);
    expect(about({ accountId: 'eip155:1:0x2' })).toEqual(accounts[0]);
    expect(askedSubject(START)).toBeUndefined();
  });

  it('may be another than the active one', () => {
    const brinepool = { ...START.config.networks[0], caipNetworkId: sun.networkId, chainNamespace: 'solana' } as const;
    const both = { ...two, config: { ...two.config, networks: [...two.config.networks, brinepool] } } as State;
    const other = `${sun.networkId}:${sun.accounts[0].address}` as const;
    const about = (status: SignInState['status']) =>
      askedSubject({ ...both, signIn: { accountId: other, status, required: true } })?.account.namespace;
    expect(about('asking')).toBe('solana');
    expect(about('signed-in')).toBe('eip155');
  });
});

it('the visitor is asked even if nothing is known yet', () => {
  const { deps } = reacting(connected, false);
  const emitted: Event[] = [];
  signIn(deps)().subscribe((event) => emitted.push(event));
  expect(emitted).toMatchObject([{ type: 'sign-in.changed', signIn: { accountId: ID, status: 'asking' } }]);
});
