/** Estimates the fee of the transfer as the form changes; a stale answer is dropped. */
import {
  catchError,
  concat,
  debounceTime,
  defer,
  distinctUntilChanged,
  map,
  mergeMap,
  type Observable,
  skip,
  switchMap,
} from 'rxjs';
import { isAddressShape } from '../../domain/address.js';
import { isFailure } from '../../domain/failure.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { networkOf } from '../selectors.js';
import { transferOf } from './draft.js';

/** Typing is not answered with a request for every key. */
const TYPING_PAUSE = 250;

export const keepFee: Reaction = (deps) =>
  deps.state$.pipe(
    map(({ send }) => send),
    distinctUntilChanged((a, b) => a.token === b.token && a.amountText === b.amountText && a.receiver === b.receiver),
    skip(1),
    debounceTime(TYPING_PAUSE, deps.scheduler),
    switchMap(() => estimateFee(deps)()),
  );

const estimateFee = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { transfer, network } = transferOf(deps.state());
    if (!isAddressShape(network.chainNamespace, transfer.to)) return happened({ type: 'send.fee-cleared' });
    return concat(
      happened({ type: 'send.fee-requested' }),
      deps.chain(network.chainNamespace).pipe(
        mergeMap((chain) => chain.estimateFee(transfer, networkOf(deps.state()) ?? network)),
        map((fee): Event => ({ type: 'send.fee-estimated', fee })),
        catchError((error) => happened({ type: 'send.fee-failed', failure: toFailure(error, 'request-failed') })),
      ),
    );
  }).pipe(
    // An unfinished form has no fee; that is nothing to report.
    catchError((error) =>
      happened(
        isFailure(error) ? { type: 'send.fee-cleared' } : { type: 'send.fee-failed', failure: toFailure(error) },
      ),
    ),
  );
