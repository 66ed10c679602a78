import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { PayState, PayStep } from './state.js';
import { over, withPayment } from './step-of.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));
const pay: PayState = {
  payment: {
    ...{ recipient: '0x1', amountText: '1', amount: 1n },
    token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  options: {},
  exchanges: { status: 'none', list: [] },
};
const { wallet, accounts, networkId } = scriptedWallet();
const connected: State = {
  ...{ ...START, pay },
  shell: { ...START.shell, open: true },
  router: { ...START.router, history: [{ view: 'pay-loading' }] },
  connect: {
    ...START.connect,
    connections: { eip155: { status: 'connected', wallet, account: accounts[0], accounts, networkId } },
  },
};

/** The result if a payment ends with this step while the visitor does that. */
function ending(step: PayStep, meanwhile: State = connected) {
  const { scheduler, advance } = virtualTime();
  let state = connected;
  const events: Event[] = [];
  const deps: Partial<Deps> = { state: () => state, scheduler };
  const failures: unknown[] = [];
  over(deps as Deps, step).subscribe({ next: (event) => events.push(event), error: (error) => failures.push(error) });
  state = meanwhile;
  advance(2_999);
  const read = events.map(({ type }) => type);
  advance(1);
  return { events, failures, read, after: events.slice(read.length).map(({ type }) => type) };
}

const done: PayStep = { way: 'wallet', stage: 'done', hash: '0x2' };

describe('the end of a payment', () => {
  it('is shown for three seconds, and then the modal closes', () => {
    const { events, read, after } = ending(done);
    expect(events[0]).toEqual({ type: 'pay.changed', patch: { step: done, problem: undefined } });
    expect([read, after]).toEqual([['pay.changed'], ['modal.closed']]);
  });

  it('is an alert if it failed, and none if it was rejected', () => {
    const failing = (code: 'rejected' | 'request-failed') =>
      ending({ way: 'wallet', stage: 'failed', failure: new Failure(code) }).events;
    expect(failing('request-failed')).toContainEqual({
      ...{ type: 'snack.shown', snack: { kind: 'error', message: 'payment-failed', autoClose: true } },
    });
    expect(failing('rejected').map(({ type }) => type)).toEqual(['pay.changed', 'modal.closed']);
  });

  it.each([
    ['has closed it', { ...connected, shell: START.shell }],
    ['is at another screen', { ...connected, router: START.router }],
    ['pays something else', { ...connected, pay: { ...pay, payment: { ...pay.payment } } }],
    ['pays nothing any more', { ...connected, pay: undefined }],
    ['is connected to nothing', { ...connected, connect: START.connect }],
  ] as [string, State][])('does not disturb a visitor who %s', (_what, meanwhile) => {
    const { after, failures } = ending(done, meanwhile);
    expect([after, failures]).toEqual([[], []]);
  });
});

describe('the payment to make', () => {
  const used = (now: PayState | undefined) => {
    const found: PayState[] = [];
    const deps: Partial<Deps> = { state: () => ({ ...START, ...(now && { pay: now }) }) as State };
    withPayment(deps as Deps, (one) => {
      found.push(one);
      return EMPTY;
    }).subscribe();
    return found;
  };

  it('is the requested one, until the dapp has its result', () => {
    expect(used(pay)).toEqual([pay]);
    expect(used({ ...pay, ended: true })).toEqual([]);
    expect(used(undefined)).toEqual([]);
  });
});
