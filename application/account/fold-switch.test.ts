/** Which screen follows a network switch. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { Route, View } from '../shell/router.js';
import { foldSwitch } from './fold-switch.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));
const { wallet, accounts, networkId: first } = scriptedWallet();
const connected: State = {
  ...START,
  connect: {
    ...START.connect,
    connections: { eip155: { status: 'connected', wallet, account: accounts[0], accounts, networkId: first } },
  },
};

function showing(views: readonly View[], more: Partial<State> = {}, open = true): State {
  const [first = { view: 'connect' }, ...rest] = views.map((view) => ({ view }) as Route);
  const router = { ...START.router, history: [first, ...rest] as const };
  return { ...connected, shell: { ...START.shell, open }, router, ...more };
}

const networkId = 'eip155:2';
const switched: Event = { type: 'network.switched', networkId, outcome: 'switched' };
const started: Event = { type: 'network.switch-started', networkId };
const failed = (code: 'rejected' | 'cancelled', id: typeof networkId | 'eip155:1' = networkId): Event => ({
  ...{ type: 'network.switch-failed', networkId: id, failure: new Failure(code) },
});
const fold = (state: State, event: Event) => foldSwitch(state, event, state);
const views = ({ router }: State) => router.history.map(({ view }) => view);

describe('after a switch', () => {
  it.each([
    [['account', 'networks', 'switch-network'], ['account']],
    [
      ['account', 'send', 'networks'],
      ['account', 'send'],
    ],
    [
      ['account', 'receive', 'switch-network'],
      ['account', 'receive'],
    ],
    [['account', 'networks', 'what-is-a-network'], ['account']],
    [
      ['account', 'send'],
      ['account', 'send'],
    ],
  ] as [View[], View[]][])('from %j the visitor gets to %j', (before, after) => {
    const state = fold(showing(before), switched);
    expect(views(state)).toEqual(after);
    expect(state.shell.open).toBe(true);
    expect(state.router.direction).toBe(before.length === after.length ? 'forward' : 'back');
  });

  it.each([[['networks', 'switch-network']], [['switch-network']]] as [View[]][])(
    'from %j without a previous screen, the modal goes',
    (before) => {
      expect(fold(showing(before), switched).shell.open).toBe(false);
      const shown = showing(before);
      const asked = { ...shown, router: { ...shown.router, interrupt: { view: 'siwx-sign-message' } as const } };
      expect(fold(asked, switched).shell.open).toBe(true);
    },
  );

  it('leaves a closed modal closed', () => {
    const closed = showing(['account', 'networks'], {}, false);
    expect(views(fold(closed, switched))).toEqual(['account', 'networks']);
  });
});

describe('a pending switch', () => {
  it('is shown if the modal is open and a wallet is connected', () => {
    expect(views(fold(showing(['account', 'networks']), started))).toEqual(['account', 'networks', 'switch-network']);
    expect(views(fold(showing(['account'], {}, false), started))).toEqual(['account']);
    expect(views(fold(showing(['connect'], { connect: START.connect }), started))).toEqual(['connect']);
    const interrupted = showing(['account']);
    const router = { ...interrupted.router, interrupt: { view: 'unsupported-network' } as const };
    expect(views(fold({ ...interrupted, router }, started))).toEqual(['account']);
  });

  it('is known until it is over, with the reason if it failed', () => {
    const on = fold(showing(['account']), started);
    expect(on.network.switching).toEqual({ networkId, failure: undefined });
    expect(fold(on, switched).network.switching).toBeUndefined();
    expect(fold(on, failed('rejected')).network.switching?.failure?.code).toBe('rejected');
    expect(fold(on, failed('cancelled')).network.switching).toBeUndefined();
    expect(fold(on, failed('rejected', 'eip155:1'))).toBe(on);
    const idle = showing(['account']);
    expect(fold(idle, failed('rejected'))).toBe(idle);
  });

  it.each(['modal.closed', 'route.left'] as const)('%s clears a failure, but no pending switch', (type) => {
    const on = fold(showing(['account']), started);
    expect(fold(on, { type }).network.switching).toEqual({ networkId, failure: undefined });
    expect(fold(fold(on, failed('rejected')), { type }).network.switching).toBeUndefined();
  });
});

it('a network of another namespace opens the modal to connect a wallet for it', () => {
  const wanted: Event = { type: 'connection.wanted', networkId };
  const opened = fold(showing(['account'], {}, false), wanted);
  expect(opened.shell.open).toBe(true);
  expect(opened.router.history).toEqual([{ view: 'switch-active-chain', networkId }]);
  expect(views(fold(showing(['account']), wanted))).toEqual(['account', 'switch-active-chain']);
});
