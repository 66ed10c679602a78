/** Which screen a request opens, and which one follows it. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { RpcRequest } from '../../domain/request/request.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { AfterApproval, Interrupt, Route, View } from '../shell/router.js';
import { foldSignIn } from '../sign-in/fold-sign-in.js';
import type { SignInState } from '../sign-in/state.js';
import { foldSwap } from '../swap/fold-swap.js';
import { foldQuestions } from './fold-questions.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));
const request = (id: string): RpcRequest => ({ id, namespace: 'eip155', method: 'personal_sign', params: [] });
const FIRST = request('1');
const SECOND = request('2');
const APPROVE: Interrupt = { view: 'approve', request: FIRST };
const SIGN_IN: Interrupt = { view: 'siwx-sign-message' };
const UNSUPPORTED: Interrupt = { view: 'unsupported-network' };
const asking: SignInState = { accountId: 'eip155:1:0x1', status: 'asking', required: true };
const received = (one: RpcRequest): Event => ({ type: 'request.received', request: one });
const succeeded = (one: RpcRequest): Event => ({ type: 'request.succeeded', request: one, response: 'hash' });
const failed = (one: RpcRequest): Event => ({ type: 'request.failed', request: one, failure: new Failure('rejected') });
const refused = (one: RpcRequest): Event => ({
  ...{ type: 'request.refused', request: one, failure: new Failure('rejected') },
});
const signIn = (state: SignInState): Event => ({ type: 'sign-in.changed', signIn: state });

interface Around {
  readonly open?: boolean;
  readonly history?: readonly [Route, ...Route[]];
  readonly interrupt?: Interrupt;
  readonly transactions?: readonly AfterApproval[];
  readonly pending?: readonly RpcRequest[];
  readonly signIn?: SignInState;
  /** The modal was opened for the request only. */
  readonly by?: boolean;
}

function around({ open = true, by = false, history = [{ view: 'account' }], ...more }: Around = {}): State {
  return {
    ...START,
    ...(more.signIn && { signIn: more.signIn }),
    shell: { ...START.shell, open, openedByInterrupt: by },
    approve: { pending: more.pending ?? [], question: more.signIn?.status === 'asking' ? SIGN_IN : undefined },
    router: { ...START.router, history, interrupt: more.interrupt, transactions: more.transactions ?? [] },
  };
}

const after = (state: State, ...events: readonly Event[]) =>
  events.reduce((before, event) => foldSignIn(foldQuestions(before, event, before), event, before), state);
const seen = ({ shell, router }: State) => ({
  open: shell.open,
  interrupt: router.interrupt,
  views: router.history.map(({ view }): View => view),
});
const SEND: readonly [Route, ...Route[]] = [{ view: 'account' }, { view: 'send' }];

describe('a request of the embedded wallet', () => {
  it('opens the modal for itself, and closes it once answered', () => {
    const shown = after(around({ open: false }), received(FIRST));
    expect(seen(shown)).toMatchObject({ open: true, interrupt: APPROVE });
    expect(shown.shell.openedByInterrupt).toBe(true);
    expect(seen(after(shown, succeeded(FIRST)))).toMatchObject({ open: false, interrupt: undefined });
  });

  it('covers an open screen, and returns to it', () => {
    const shown = after(around({ history: SEND }), received(FIRST));
    expect(shown.shell.openedByInterrupt).toBe(false);
    expect(seen(shown)).toEqual({ open: true, interrupt: APPROVE, views: ['account', 'send'] });
    expect(seen(after(shown, failed(FIRST)))).toEqual({ open: true, interrupt: undefined, views: ['account', 'send'] });
  });

  it('waits behind another request, and behind an unsupported network', () => {
    const two = after(around(), received(FIRST), received(SECOND));
    expect(two.router.interrupt).toEqual(APPROVE);
    expect(after(two, succeeded(FIRST)).router.interrupt).toEqual({ view: 'approve', request: SECOND });
    const waiting = after(around({ interrupt: UNSUPPORTED }), received(FIRST));
    expect(waiting.router.interrupt).toEqual(UNSUPPORTED);
  });

  it.each(['network.switched', 'network.changed', 'connection.opened'] as const)(
    'is shown once %s settles the network',
    (type) => {
      const settled = around({ pending: [FIRST] });
      const before = around({ pending: [FIRST], interrupt: UNSUPPORTED });
      const event = { type } as Event;
      expect(foldQuestions(settled, event, before).router.interrupt).toEqual(APPROVE);
      expect(foldQuestions(settled, event, settled).router.interrupt).toBeUndefined();
    },
  );

  it('comes before the question of sign-in, which follows it', () => {
    const shown = after(around({ interrupt: SIGN_IN, signIn: asking }), received(FIRST));
    expect(shown.router.interrupt).toEqual(APPROVE);
    expect(after(shown, succeeded(FIRST)).router.interrupt).toEqual(SIGN_IN);
  });

  it('closes the modal as well if it fails', () => {
    const failing = after(around({ open: false }), received(FIRST), failed(FIRST));
    expect(seen(failing)).toMatchObject({ open: false, interrupt: undefined });
  });

  it.each<[string, Around]>([
    ['another question', { interrupt: SIGN_IN, signIn: asking, by: true }],
    ['a network that is not supported', { interrupt: UNSUPPORTED, transactions: ['stay'] }],
    ['no question', { transactions: ['stay'] }],
  ])('that is answered while %s is on screen leaves it there', (_what, shown) => {
    const state = around({ ...shown, history: SEND, pending: [FIRST] });
    expect(seen(after(state, succeeded(FIRST)))).toEqual(seen(state));
  });

  it('that is not visible any more changes no screen when answered', () => {
    for (const transactions of [[], [{ show: { view: 'receive' } }]] satisfies AfterApproval[][]) {
      const away = around({ open: false, history: SEND, pending: [FIRST], transactions });
      expect(seen(after(away, succeeded(FIRST)))).toEqual(seen(away));
    }
    const other = around({ history: SEND });
    expect(after(other, succeeded(FIRST))).toBe(other);
  });
});

describe('the screen after an approved request', () => {
  const answered = (transactions: readonly AfterApproval[], event = succeeded(FIRST), by = false) =>
    after(around({ history: SEND, interrupt: APPROVE, pending: [FIRST], transactions, by }), event);

  it.each([
    ['back', ['account', 'send'], true],
    ['stay', ['account', 'send'], true],
    ['close', ['connect'], false],
    [{ show: { view: 'receive' } }, ['receive'], true],
  ] as [AfterApproval, View[], boolean][])('%j', (transaction, views, open) => {
    const state = answered([transaction]);
    expect(seen(state)).toEqual({ open, interrupt: undefined, views });
    expect(state.router.transactions).toEqual([]);
    // The transition goes back as well.
    if (transaction === 'close') expect(state.router.direction).toBe('back');
  });

  it('is the previous one after a failure, whatever was planned', () => {
    for (const planned of ['close', { show: { view: 'receive' } }] as const)
      expect(seen(answered([planned], failed(FIRST))).views).toEqual(['account', 'send']);
  });

  it('is one step of several, the last one first', () => {
    expect(answered(['close', 'stay']).router.transactions).toEqual(['close']);
  });

  it('is where a swap planned it, and only then', () => {
    const swapped = (to: Partial<Event>) => {
      const started = foldSwap(
        around({ history: SEND }),
        { type: 'swap.changed', swap: undefined, ...to } as Event,
        START,
      );
      return after(started, received(FIRST), succeeded(FIRST));
    };
    expect(seen(swapped({ after: { show: { view: 'account' } } })).views).toEqual(['account']);
    expect(seen(swapped({})).views).toEqual(['account', 'send']);
    expect(foldSwap(around(), { type: 'swap.changed', swap: undefined }, START).router.transactions).toEqual([]);
  });
});

describe('a request that is taken from the visitor', () => {
  it('leaves the modal as it was', () => {
    const state = around({ history: SEND, interrupt: APPROVE, pending: [FIRST] });
    expect(seen(after(state, refused(FIRST)))).toEqual({
      open: true,
      interrupt: undefined,
      views: ['account', 'send'],
    });
  });

  it('leaves the modal open on the account if it was opened for the request: a message is shown there', () => {
    const state = around({ history: SEND, interrupt: APPROVE, pending: [FIRST], by: true });
    const left = after(state, refused(FIRST));
    expect(seen(left)).toEqual({ open: true, interrupt: undefined, views: ['account'] });
    expect(left.shell.openedByInterrupt).toBe(false);
  });

  it('changes no screen while another one is shown', () => {
    const state = around({ history: SEND, interrupt: APPROVE, pending: [FIRST, SECOND] });
    const left = after(state, refused(SECOND));
    expect(left.router).toBe(state.router);
    expect(left.approve.pending).toEqual([FIRST]);
    const unasked = around({ interrupt: SIGN_IN, signIn: asking, pending: [FIRST] });
    expect(after(unasked, refused(FIRST)).router).toBe(unasked.router);
  });

  it('shows the next one', () => {
    const state = around({ interrupt: APPROVE, pending: [FIRST, SECOND] });
    expect(after(state, refused(FIRST)).router.interrupt).toEqual({ view: 'approve', request: SECOND });
  });
});

describe('closing the modal', () => {
  it('cancels the pending transaction request, and no other', () => {
    const closing = (interrupt: Interrupt) =>
      after(around({ interrupt, transactions: ['close'] }), { type: 'modal.closed' }).router.transactions;
    expect(closing(APPROVE)).toEqual([]);
    expect(closing(UNSUPPORTED)).toEqual(['close']);
  });
});

describe('the question of sign-in', () => {
  it('opens the modal, and closes it once settled', () => {
    const shown = after(around({ open: false }), signIn(asking));
    expect(seen(shown)).toMatchObject({ open: true, interrupt: SIGN_IN });
    const { signIn: now, ...rest } = after(shown, signIn({ ...asking, status: 'signed-in' }));
    expect(now?.status).toBe('signed-in');
    expect(seen({ ...rest, signIn: now })).toMatchObject({ open: false, interrupt: undefined });
  });

  it('has its own screen for SIWE, which closes as well', () => {
    const shown = after(around({ open: false }), signIn({ ...asking, siwe: true }));
    expect(seen(shown)).toMatchObject({ open: true, interrupt: { view: 'connecting-siwe' } });
    expect(after(shown, received(FIRST)).router.interrupt).toEqual(APPROVE);
    expect(seen(after(shown, signIn({ ...asking, status: 'signed-in' })))).toMatchObject({ open: false });
  });

  it('does not close a modal that is open for something else', () => {
    const state = around({ history: SEND });
    expect(seen(after(state, signIn({ ...asking, status: 'signed-in' })))).toEqual(seen(state));
    const approving = around({ interrupt: APPROVE, pending: [FIRST] });
    expect(seen(after(approving, signIn({ ...asking, status: 'signed-out' })))).toEqual(seen(approving));
  });

  it('stays while it is being answered', () => {
    const state = around({ interrupt: SIGN_IN, signIn: asking });
    expect(seen(after(state, signIn({ ...asking, busy: 'signing' })))).toEqual(seen(state));
  });
});
