import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import { foldAccount } from '../account/fold-account.js';
import { foldSwitch } from '../account/fold-switch.js';
import { foldQuestions } from '../approve/fold-questions.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import { foldEvent } from '../engine/fold-event.js';
import type { State } from '../engine/state.js';
import { foldLogin } from '../login/fold-login.js';
import { closeGuards, flows } from '../modal/flows.js';
import { initialState } from '../modal/initial-state.js';
import { foldSend } from '../send/fold-send.js';
import { mayNotClose } from './close.js';
import { type AfterApproval, currentRoute, type Route } from './router.js';

const reduce = (state: State, event: Event, folds: readonly Fold[] = []) => foldEvent(flows, state, event, folds);

const FOLDS = [foldAccount, foldLogin, foldSend, foldSwitch, foldQuestions];

const wallet: Wallet = { id: 'a', name: 'A', type: 'ANNOUNCED', namespace: 'eip155', connectorId: 'injected' };
const account = { namespace: 'eip155' as const, address: '0x1', type: 'eoa' as const };

function start(options: Partial<ModalOptions> = {}): State {
  const all: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false, ...options };
  return initialState(givenConfig(configOf(all), all));
}

function after(state: State, ...events: readonly Event[]): State {
  return events.reduce((before, event) => reduce(before, event, FOLDS), state);
}

const opened = (view: 'connect' | 'account' | 'send' = 'connect'): Event => ({
  type: 'modal.opened',
  route: { view },
  namespace: undefined,
});
const connected = (networkId: `eip155:${number}` = 'eip155:1', restored = false): Event => ({
  type: 'connection.opened',
  namespace: 'eip155',
  wallet,
  accounts: [account],
  networkId,
  restored,
});
const push = (route: Route): Event => ({ type: 'route.pushed', route });

describe('S2.3–S2.6 how events change the screen', () => {
  it('shows the wallet being connected, and closes when it is', () => {
    const started = after(start(), opened(), {
      type: 'connection.started',
      namespace: 'eip155',
      walletId: 'a',
      restoring: false,
    });
    expect(currentRoute(started.router)).toEqual({ view: 'connecting-wallet', walletId: 'a' });
    expect(after(started, connected()).shell.open).toBe(false);
  });

  it('does not open if a host connects without opening it', () => {
    const state = after(
      start(),
      { type: 'connection.started', namespace: 'eip155', walletId: 'a', restoring: false },
      connected(),
    );
    expect(state.shell.open).toBe(false);
  });

  it('shows Account when a connection is restored while Connect is on screen', () => {
    expect(currentRoute(after(start(), opened(), connected('eip155:1', true)).router).view).toBe('account');
  });

  it('closes when the address is lost', () => {
    const state = after(start(), connected(), opened('account'), {
      type: 'connection.closed',
      namespace: 'eip155',
      reason: 'wallet',
    });
    expect(state.shell.open).toBe(false);
  });

  it('returns inline to Connect instead of closing', () => {
    const state = after(start({ inline: true }), connected(), opened('account'), {
      type: 'connection.closed',
      namespace: 'eip155',
      reason: 'visitor',
    });
    expect(state.shell.open).toBe(false);
    expect(currentRoute(state.router).view).toBe('connect');
  });
});

describe('S4.16 an unknown network', () => {
  const onUnknown = after(start(), connected('eip155:999'));

  it('opens its screen by itself, which cannot be closed, and closes it again', () => {
    expect(onUnknown.shell.open).toBe(true);
    expect(currentRoute(onUnknown.router).view).toBe('unsupported-network');
    expect(mayNotClose(closeGuards, onUnknown, true)).toBe('refused');
    const back = after(onUnknown, { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:1' });
    expect(back.shell.open).toBe(false);
    expect(back.router.interrupt).toBeUndefined();
  });

  it('returns to the screen below if the modal was already open', () => {
    const state = after(start(), connected(), opened('account'), {
      type: 'network.changed',
      namespace: 'eip155',
      networkId: 'eip155:999',
    });
    expect(currentRoute(state.router).view).toBe('unsupported-network');
    const back = after(state, { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:2' });
    expect(back.shell.open).toBe(true);
    expect(currentRoute(back.router).view).toBe('account');
  });

  it('is accepted if the host allows it', () => {
    expect(after(start({ allowUnsupportedChain: true }), connected('eip155:999')).shell.open).toBe(false);
  });
});

describe('S4.15 after a network switch', () => {
  const switched: Event = { type: 'network.switched', networkId: 'eip155:2', outcome: 'switched' };
  const startSwitch: Event = { type: 'network.switch-started', networkId: 'eip155:2' };

  it.each([
    ['back to what was before the list', [opened('account'), push({ view: 'networks' }), startSwitch], true, 'account'],
    [
      'away when the list was the first screen',
      [{ ...opened(), route: { view: 'networks' } }, startSwitch],
      false,
      undefined,
    ],
  ] as [string, Event[], boolean, string | undefined][])('goes %s', (_, events, open, view) => {
    const state = after(start(), connected(), ...events, switched);
    expect(state.shell.open).toBe(open);
    if (view) expect(currentRoute(state.router).view).toBe(view);
  });
});

describe('S2.5 S4.13 S4.14 the transaction stack', () => {
  const request = { id: '1', namespace: 'eip155' as const, method: 'personal_sign', params: [] };
  const received: Event = { type: 'request.received', request };
  const succeeded: Event = { type: 'request.succeeded', request, response: 'hash' };
  const failed: Event = { type: 'request.failed', request, failure: new Failure('rejected') };
  const pushed = (next: AfterApproval): Event => ({ type: 'transaction.pushed', after: next });

  it('opens on the request if closed', () => {
    const state = after(start(), connected(), received);
    expect(state.shell.open).toBe(true);
    expect(currentRoute(state.router)).toEqual({ view: 'approve', request });
  });

  it.each([succeeded, failed])('covers another screen, and returns to it', (end) => {
    const asked = after(start(), connected(), opened('account'), push({ view: 'send' }), received);
    expect(currentRoute(asked.router)).toEqual({ view: 'approve', request });
    const state = after(asked, end);
    expect(state.shell.open).toBe(true);
    expect(currentRoute(state.router).view).toBe('send');
  });

  it('waits behind an unsupported network', () => {
    const unknown: Event = { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:999' };
    const known: Event = { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:2' };
    for (const events of [
      [unknown, received],
      [received, unknown],
    ]) {
      const state = after(start(), connected(), ...events);
      expect(currentRoute(state.router).view).toBe('unsupported-network');
      expect(currentRoute(after(state, known).router)).toEqual({ view: 'approve', request });
      expect(after(state, known, succeeded).shell.open).toBe(false);
    }
  });

  it('is inline if the modal is', () => {
    const asked = after(start({ inline: true }), connected(), received);
    expect(currentRoute(asked.router)).toEqual({ view: 'approve', request });
    expect(currentRoute(after(asked, succeeded).router).view).toBe('account');
  });

  it('cancels the transaction when it is closed', () => {
    const state = after(start(), connected(), opened('send'), pushed('stay'), received, { type: 'modal.closed' });
    expect(state.router.transactions).toEqual([]);
  });

  it('shows the next request after a transaction too', () => {
    const second = { ...request, id: '2' };
    const asked = after(start(), connected(), opened('send'), pushed('stay'), received);
    const state = after(asked, { type: 'request.received', request: second }, succeeded);
    expect(currentRoute(state.router)).toEqual({ view: 'approve', request: second });
  });

  it('is no longer shown once taken from the visitor', () => {
    const refused: Event = { type: 'request.refused', request, failure: new Failure('method-not-allowed') };
    const state = after(start(), connected(), received, refused);
    expect(state.shell.open).toBe(true);
    expect(currentRoute(state.router).view).toBe('account');
  });

  it('covers a pending transaction', () => {
    const state = after(start(), connected(), opened('send'), pushed('stay'), received);
    expect(currentRoute(state.router).view).toBe('approve');
  });

  it('ignores an ordinary close, but not a forced one', () => {
    const state = after(start(), connected(), received);
    expect(mayNotClose(closeGuards, state, false)).toBe('ignored');
    expect(mayNotClose(closeGuards, state, true)).toBe(undefined);
  });

  it.each([
    ['no transaction', [], succeeded, false, undefined],
    ['back', ['back'], succeeded, true, 'send'],
    ['stay', ['stay'], succeeded, true, 'send'],
    ['close', ['close'], succeeded, false, undefined],
    ['another screen', [{ show: { view: 'account' } }], succeeded, true, 'account'],
    ['a refusal', [{ show: { view: 'account' } }], failed, true, 'send'],
    ['a refusal without a transaction', [], failed, false, undefined],
  ] as [string, AfterApproval[], Event, boolean, string | undefined][])('ends with %s', (_, stack, end, open, view) => {
    const before = stack.length > 0 ? [opened('send'), ...stack.map(pushed)] : [];
    const state = after(start(), connected(), ...before, received, end);
    expect(state.shell.open).toBe(open);
    expect(state.router.interrupt).toBeUndefined();
    expect(state.router.transactions).toHaveLength(0);
    if (view) expect(currentRoute(state.router).view).toBe(view);
  });

  it('shows the next request when one of several is answered', () => {
    const second = { ...request, id: '2' };
    const state = after(start(), connected(), received, { type: 'request.received', request: second }, succeeded);
    expect(currentRoute(state.router)).toEqual({ view: 'approve', request: second });
  });
});

describe('the reducer', () => {
  it('keeps the identity of what an event does not change', () => {
    const state = after(start(), connected(), opened('account'));
    const next = after(state, {
      type: 'snack.shown',
      snack: { kind: 'success', message: 'address-copied', autoClose: true },
    });
    expect(next.connect).toBe(state.connect);
    expect(next.router).toBe(state.router);
    expect(after(state, { type: 'snack.hidden' })).toBe(state);
  });
});
