import { describe, expect, it } from 'vitest';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import { initialState, type State } from '../state.js';
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

describe('the end of a payment', () => {
  it('takes the place of the choice, wherever the visitor is', () => {
    expect(viewsAfter(state('pay', ['pay-loading']))).toEqual(['pay-loading']);
    expect(viewsAfter(state('pay'))).toEqual(['pay-loading']);
    expect(viewsAfter(state('pay', ['networks']))).toEqual(['pay-loading', 'networks']);
    expect(viewsAfter(state('account'))).toEqual(['account']);
  });

  it('is not there to be paid when its screen is opened anew', () => {
    const ended = state('pay', [], { ended: true });
    expect(foldPay(ended, opening, ended).pay).toBeUndefined();
    const wanted = state('pay');
    expect(foldPay(wanted, opening, wanted).pay?.payment).toBe(payment);
  });
});
