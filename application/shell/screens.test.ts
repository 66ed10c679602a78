/** Which screen follows which event, and what is removed with it. */
import { describe, expect, it } from 'vitest';
import type { Account } from '../../domain/address/account.js';
import type { NetworkId } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import { foldEvent } from '../engine/fold-event.js';
import type { State } from '../engine/state.js';
import { closeGuards, flows } from '../modal/flows.js';
import { initialState } from '../modal/initial-state.js';
import { mayNotClose } from './close.js';
import {
  canGoBack,
  currentRoute,
  type Interrupt,
  type Navigation,
  navigate,
  type Route,
  type RouterState,
} from './router.js';

const reduce = (state: State, event: Event, folds: readonly Fold[] = []) => foldEvent(flows, state, event, folds);

const ACCOUNT: Account = { namespace: 'eip155', address: '0x1', type: 'eoa' };
const FOX: ListedWallet = { id: 'fox', name: 'Fox' };
const CONNECT: Route = { view: 'connect' };
const HOME: Route = { view: 'account' };
const LIST: Route = { view: 'networks' };
const BASIC: Route = { view: 'connecting-wallet-connect-basic' };
const UNSUPPORTED: Interrupt = { view: 'unsupported-network' };

const start = (more: Partial<ModalOptions> = {}): State => {
  const all: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false, ...more };
  return initialState(givenConfig(configOf(all), all));
};
const after = (state: State, ...events: readonly Event[]) =>
  events.reduce((before, event) => reduce(before, event), state);
const open = (route: Route = CONNECT): Event => ({ type: 'modal.opened', route, namespace: undefined });
const push = (route: Route): Event => ({ type: 'route.pushed', route });
const connected = (restored = false, networkId: NetworkId = 'eip155:1'): Event => ({
  ...{ type: 'connection.opened', namespace: 'eip155', accounts: [ACCOUNT], networkId, restored },
  wallet: { id: 'a', name: 'A', type: 'ANNOUNCED', namespace: 'eip155', connectorId: 'injected' },
});
const started = (more: object = {}): Event => ({
  ...{ type: 'connection.started', namespace: 'eip155', walletId: 'a', restoring: false, ...more },
});
const closed = (reason: 'wallet' | 'not-restored', namespace: 'eip155' | 'solana' = 'eip155'): Event => ({
  ...{ type: 'connection.closed', namespace, reason },
});
const moved = (networkId: NetworkId): Event => ({ type: 'network.changed', namespace: 'eip155', networkId });
const CLOSE: Event = { type: 'modal.closed' };

/** The history of screens, the interrupts above it, and whether the modal is open. */
const seen = ({ router, shell }: State) => [router.history, router.interrupt?.view, shell.open];

describe('S2.6 the screens', () => {
  it.each<[string, readonly Event[], readonly Route[], boolean]>([
    ['opened', [open(HOME)], [HOME], true],
    ['opened anew', [open(HOME), push(LIST), open()], [CONNECT], true],
    ['pushed', [open(), push(LIST)], [CONNECT, LIST], true],
    ['replaced', [open(), push(LIST), { type: 'route.replaced', route: HOME }], [CONNECT, HOME], true],
    ['reset', [open(), push(LIST), { type: 'route.reset', route: HOME }], [HOME], true],
    ['left', [open(), push(LIST), { type: 'route.left' }], [CONNECT], true],
    ['left, the first', [open(), { type: 'route.left' }], [CONNECT], true],
    ['kept while closed', [open(), push(LIST), CLOSE], [CONNECT, LIST], false],
    ['waiting for a wallet', [open(), started()], [CONNECT, { view: 'connecting-wallet', walletId: 'a' }], true],
    ['not waiting for what is taken up', [open(), started({ restoring: true })], [CONNECT], true],
    ['not waiting while closed', [started()], [CONNECT], false],
    ['pairing', [open(), started({ pairing: true })], [CONNECT, { view: 'connecting-wallet-connect' }], true],
    [
      'pairing with one of a list',
      [open(), started({ pairing: true, listed: FOX })],
      [CONNECT, { view: 'connecting-wallet-connect', wallet: FOX }],
      true,
    ],
    ['pairing where that is all there is', [open(BASIC), started({ pairing: true })], [BASIC], true],
    [
      'pairing with one of a list from there',
      [open(BASIC), started({ pairing: true, listed: FOX })],
      [BASIC, { view: 'connecting-wallet-connect', wallet: FOX }],
      true,
    ],
    ['a wallet from there', [open(BASIC), started()], [BASIC, { view: 'connecting-wallet', walletId: 'a' }], true],
    ['back by itself, at Connect', [open(), connected(true)], [HOME], true],
    ['back by itself, elsewhere', [open(LIST), connected(true)], [LIST], true],
    ['back by itself, closed', [connected(true)], [CONNECT], false],
    ['lost', [connected(), open(HOME), closed('wallet')], [HOME], false],
    ['another lost', [connected(), open(HOME), closed('wallet', 'solana')], [HOME], true],
    ['not come back', [open(HOME), closed('not-restored')], [HOME], true],
  ])('%s', (_, events, history, shown) => {
    expect(seen(after(start(), ...events))).toEqual([history, undefined, shown]);
  });

  it.each<[string, readonly Event[], readonly Route[]]>([
    ['opened', [open(LIST)], [LIST]],
    ['closed', [open(LIST), CLOSE], [CONNECT]],
    ['waiting', [started()], [CONNECT, { view: 'connecting-wallet', walletId: 'a' }]],
    ['connected', [started(), connected()], [HOME]],
    ['closed once connected', [connected(), push(LIST), CLOSE], [HOME]],
    ['lost', [connected(), push(LIST), closed('wallet')], [CONNECT]],
    ['back by itself', [connected(true)], [HOME]],
  ])('inline: %s', (_, events, history) => {
    expect(seen(after(start({ inline: true }), ...events))).toEqual([history, undefined, false]);
  });

  it('closing removes the messages', () => {
    const busy = after(
      start(),
      open(),
      { type: 'modal.loading-changed', loading: true },
      { type: 'modal.close-refused' },
    );
    expect(busy.shell).toEqual({ open: true, loading: true, refusing: true, openedByInterrupt: false });
    expect(after(busy, CLOSE).shell).toEqual({
      open: false,
      loading: false,
      refusing: false,
      openedByInterrupt: false,
    });
  });

  it('stay if the site requires sign-in', () => {
    const before = start();
    const followed = { ...before, connect: { ...before.connect, followed: true } };
    expect(after(followed, open(), connected()).shell.open).toBe(true);
  });
});

describe('S4.16 an unsupported network', () => {
  it.each<[string, readonly Event[], string | undefined, boolean]>([
    ['comes up by itself', [connected(), moved('eip155:9')], 'unsupported-network', true],
    ['goes by itself', [connected(), moved('eip155:9'), moved('eip155:2')], undefined, false],
    [
      'stays for another such network',
      [connected(), moved('eip155:9'), moved('eip155:8')],
      'unsupported-network',
      true,
    ],
    ['is above what was open', [connected(), open(HOME), moved('eip155:9')], 'unsupported-network', true],
    ['leaves open what was', [connected(), open(HOME), moved('eip155:9'), moved('eip155:2')], undefined, true],
    [
      'leaves open what was opened meanwhile',
      [connected(), moved('eip155:9'), open(HOME), moved('eip155:2')],
      undefined,
      true,
    ],
    [
      'is there again when the modal is opened',
      [connected(), moved('eip155:9'), CLOSE, open(HOME)],
      'unsupported-network',
      true,
    ],
    [
      'stays though the dapp has chosen another',
      [connected(), moved('eip155:9'), { type: 'network.switched', networkId: 'eip155:2', outcome: 'switched' }],
      'unsupported-network',
      true,
    ],
    ['comes with the connection', [connected(false, 'eip155:9')], 'unsupported-network', true],
    ['comes with one that is back', [connected(true, 'eip155:9')], 'unsupported-network', true],
  ])('%s', (_, events, interrupt, shown) => {
    const [, above, isOpen] = seen(after(start(), ...events));
    expect([above, isOpen]).toEqual([interrupt, shown]);
  });

  it('does not change the state when reported again', () => {
    const state = after(start(), connected(), moved('eip155:9'));
    expect(after(state, moved('eip155:9')).router).toBe(state.router);
    const known = after(start(), connected());
    expect(after(known, moved('eip155:1'))).toBe(known);
  });
});

describe('S2.4 closing', () => {
  const approve = {
    view: 'approve',
    request: { id: '1', namespace: 'eip155', method: 'personal_sign', params: [] },
  } as const;
  const asked = (required: boolean): Partial<State> => ({
    signIn: { accountId: 'eip155:1:0x1', status: 'asking', required },
  });

  it.each<[string, Interrupt | undefined, Partial<State>, string | undefined, string | undefined]>([
    ['a screen', undefined, {}, undefined, undefined],
    ['an unknown network', UNSUPPORTED, {}, 'refused', 'refused'],
    ['a request', approve, {}, 'ignored', undefined],
    ['signing in that has to be', undefined, asked(true), 'refused', 'refused'],
    ['signing in that may be', undefined, asked(false), undefined, undefined],
  ])('%s', (_, interrupt, more, plain, forced) => {
    const state = after(start(), open());
    const shown: State = { ...state, ...more, router: { ...state.router, interrupt } };
    expect([mayNotClose(closeGuards, shown, false), mayNotClose(closeGuards, shown, true)]).toEqual([plain, forced]);
  });
});

describe('the router', () => {
  const at = (...history: readonly [Route, ...Route[]]): RouterState => ({
    history,
    interrupt: undefined,
    transactions: [],
    direction: 'forward',
  });
  const before = at(CONNECT, HOME, LIST);

  it.each<[string, Navigation, readonly Route[], 'forward' | 'back']>([
    ['push', { type: 'push', route: BASIC }, [CONNECT, HOME, LIST, BASIC], 'forward'],
    ['replace', { type: 'replace', route: BASIC }, [CONNECT, HOME, BASIC], 'forward'],
    ['reset', { type: 'reset', route: BASIC }, [BASIC], 'forward'],
    ['back', { type: 'back' }, [CONNECT, HOME], 'back'],
  ])('%s', (_, step, history, direction) => {
    expect(navigate({ ...before, direction: direction === 'back' ? 'forward' : 'back' }, step)).toEqual({
      ...before,
      history,
      direction,
    });
  });

  it('replaces the only screen', () => {
    expect(navigate(at(CONNECT), { type: 'replace', route: HOME }).history).toEqual([HOME]);
  });

  it('goes back to the first screen at most, and never below an interrupt', () => {
    const interrupted = navigate({ ...before, direction: 'back' }, { type: 'interrupt', interrupt: UNSUPPORTED });
    expect(interrupted).toEqual({ ...before, interrupt: UNSUPPORTED, direction: 'forward' });
    expect([at(CONNECT), before, interrupted].map(canGoBack)).toEqual([false, true, false]);
    for (const state of [at(CONNECT), interrupted]) expect(navigate(state, { type: 'back' })).toBe(state);
    expect(navigate(interrupted, { type: 'settle' })).toEqual({ ...before, direction: 'back' });
    expect(navigate(before, { type: 'settle' })).toBe(before);
    expect([before, interrupted].map((state) => currentRoute(state).view)).toEqual(['networks', 'unsupported-network']);
  });
});
