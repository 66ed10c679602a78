/** Applies the visitor's changes to the buy form. */
import { defer, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { buyForm } from './buy-form.js';
import type { BuyPatch } from './state.js';

/** No realistic amount has more characters. */
const LONGEST = 40;

export const editBuy =
  (deps: Deps) =>
  ({ patch: { amount, ...patch } }: { readonly patch: BuyPatch }): Observable<Event> =>
    defer(() => {
      const state = deps.state();
      // Buying that failed to load begins again.
      if (state.buy?.status === 'failed') return happened({ type: 'buy.changed', patch: { status: 'loading' } });
      if (!buyForm(state)) throw new Failure('adapter-not-found', 'Buying is not available here');
      const typed = amount === undefined ? {} : { amount: amount.slice(0, LONGEST) };
      return happened({ type: 'buy.changed', patch: { ...patch, ...typed } });
    });
