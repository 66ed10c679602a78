import { describe, expect, it } from 'vitest';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import { foldPay } from './fold-pay.js';
import type { PayState } from './state.js';

type View = 'pay' | 'pay-loading' | 'networks' | 'account';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const payment: PayState['payment'] = {
  ...{ recipient: '0x1', amountText: '1', amount: 1n },
  token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
};

function state(first: View, others: readonly View[] = [], pay: Partial<PayState> = {}): State {
  const start = initialState(givenConfig(configOf(given), given));
  const history: State['router']['history'] = [{ view: first }, ...others.map((view) => ({ view }))];
  const paying: PayState = { payment, options: {}, exchanges: { status: 'none', list: [] }, ...pay };
  return { ...start, pay: paying, router: { ...start.router, history } };
}

const done = { type: 'pay.changed', patch: { step: { way: 'wallet', stage: 'done', hash: '0x2' } } } as const;
const opening = { type: 'modal.opened', route: { view: 'pay' }, namespace: undefined } as const;
const viewsAfter = (before: State) => foldPay(before, done, before).router.history.map(({ view }) => view);

describe('the result of a payment', () => {
  it('replaces the choice, whichever screen is shown', () => {
    expect(viewsAfter(state('pay', ['pay-loading']))).toEqual(['pay-loading']);
    expect(viewsAfter(state('pay'))).toEqual(['pay-loading']);
    expect(viewsAfter(state('pay', ['networks']))).toEqual(['pay-loading', 'networks']);
    expect(viewsAfter(state('account'))).toEqual(['account']);
    expect(viewsAfter(state('pay', ['pay-loading', 'networks']))).toEqual(['pay-loading', 'networks']);
  });

  it('cannot be paid again when its screen is opened again', () => {
    const ended = state('pay', [], { ended: true });
    expect(foldPay(ended, opening, ended)).toEqual({ ...ended, pay: undefined });
    const wanted = state('pay');
    expect(foldPay(wanted, opening, wanted).pay?.payment).toBe(payment);
    // Other screens remove nothing, and there may be no payment at all.
    const other = { ...opening, route: { view: 'account' } } as const;
    expect(foldPay(ended, other, ended)).toBe(ended);
    const none = { ...wanted, pay: undefined };
    expect(foldPay(none, opening, none)).toBe(none);
    expect(foldPay(ended, { type: 'modal.closed' }, ended)).toBe(ended);
  });

  it.each([
    ['done', ['pay-loading', 'networks']],
    ['failed', ['pay-loading', 'networks']],
    ['silent', ['pay-loading', 'networks']],
    ['sent', ['pay', 'networks']],
    ['at-exchange', ['pay', 'networks']],
    [undefined, ['pay', 'networks']],
  ] as const)('is one of three: %s', (stage, expected) => {
    const before = state('pay', ['networks']);
    const patch = { step: stage && ({ way: 'exchange', stage } as const) };
    const after = foldPay(before, { type: 'pay.changed', patch }, before);
    expect([after.router.history.map(({ view }) => view), after.pay?.step?.stage]).toEqual([expected, stage]);
    expect(after.pay?.payment).toBe(payment);
  });

  it('leaves nothing behind if the payment is removed', () => {
    const before = state('pay');
    expect(foldPay(before, { type: 'pay.changed', patch: undefined }, before).pay).toBeUndefined();
  });
});

describe('a connection that ends', () => {
  const closed = { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' } as const;
  const shown = (first: View, open: boolean): State => {
    const before = state(first);
    const interrupt = { view: 'unsupported-network' } as const;
    return { ...before, shell: { ...before.shell, open }, router: { ...before.router, interrupt } };
  };

  it.each([
    ['pay', true, true],
    ['pay', false, false],
    ['pay-loading', true, false],
    ['account', true, false],
  ] as const)('leaves the choice of payment methods where it was: %s, on screen: %j', (view, open, kept) => {
    const before = shown(view, open);
    // The end of the connection removed the screens.
    const after = { ...state('account'), shell: { ...before.shell, open: false } };
    const folded = foldPay(after, closed, before);
    if (!kept) return expect(folded).toBe(after);
    expect(folded).toEqual({ ...after, shell: before.shell, router: { ...before.router, interrupt: undefined } });
    expect(foldPay(after, { type: 'modal.closed' }, before)).toBe(after);
  });
});
