import { asyncScheduler, BehaviorSubject, NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../events.js';
import { initialState } from '../state.js';
import { foldPay } from './fold-pay.js';
import { payByExchange } from './pay-by-exchange.js';
import type { Exchanges } from './port.js';
import type { PayState } from './state.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const pay: PayState = {
  payment: {
    ...{ recipient: `0x${'ab'.repeat(20)}`, amountText: '1', amount: 1n },
    token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  options: {},
  exchanges: { status: 'ready', list: [{ id: 'harbour', name: 'Harbour Exchange' }] },
};

describe('an exchange that is chosen twice before its service is there', () => {
  it('is opened once', () => {
    const state$ = new BehaviorSubject({ ...initialState(givenConfig(configOf(given), given)), pay });
    const service$ = new Subject<Exchanges>();
    let opened = 0;
    const deps = {
      ...{ state: () => state$.value, state$, scheduler: asyncScheduler, ask: () => undefined },
      services: { exchanges: service$ },
    };
    const failures: unknown[] = [];
    const press = () =>
      payByExchange('harbour')(deps as never).subscribe({
        next: (event: Event) => state$.next(foldPay(state$.value, event, state$.value) as typeof state$.value),
        error: (failure: unknown) => failures.push(failure),
      });
    const presses = [press(), press(), press()];
    service$.next({
      ...{ exchanges: () => NEVER, payPage: () => NEVER, status: () => NEVER },
      opening: () => {
        opened += 1;
        return { lead: () => true, giveUp: () => undefined };
      },
    });
    expect(opened).toBe(1);
    expect(failures).toMatchObject([{ code: 'already-pending' }, { code: 'already-pending' }]);
    for (const each of presses) each.unsubscribe();
  });
});
