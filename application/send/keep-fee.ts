/** Estimates the fee of the transfer as the form changes; a stale answer is dropped. */
import {
  catchError,
  concat,
  connect,
  debounceTime,
  defer,
  distinctUntilChanged,
  map,
  merge,
  mergeMap,
  type Observable,
  skip,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import { Failure, isFailure } from '../../domain/failure.js';
import { isReceiver } from '../../domain/receiver.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { networkOf } from '../selectors.js';
import { transferOf } from './draft.js';
import type { SendState } from './state.js';

/** Typing is not answered with a request for every key. */
const TYPING_PAUSE = 250;

export const keepFee: Reaction = (deps) =>
  deps.state$.pipe(
    map(({ send }) => send),
    distinctUntilChanged(
      (a, b) =>
        a.token === b.token &&
        a.amountText === b.amountText &&
        a.receiver === b.receiver &&
        addressIn(a) === addressIn(b),
    ),
    skip(1),
    debounceTime(TYPING_PAUSE, deps.scheduler),
    switchMap(() => estimateFee(deps)()),
  );

/** Whose the name is, once that is known. */
const addressIn = ({ named }: SendState) => (named?.status === 'found' ? named.address : undefined);

/** Until then the fee is on its way; after that it is said to be unknown, though an answer that comes still counts. */
const PATIENCE = 5_000;

const estimateFee = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { transfer, network } = transferOf(deps.state());
    if (!isReceiver(network.chainNamespace, transfer.to)) return happened({ type: 'send.fee-cleared' });
    const answer$ = deps.chain(network.chainNamespace).pipe(
      mergeMap((chain) => {
        if (!chain.isAddress(transfer.to, network)) throw new Failure('invalid-address');
        return chain.estimateFee(transfer, networkOf(deps.state()) ?? network);
      }),
      map((fee): Event => ({ type: 'send.fee-estimated', fee })),
      catchError((error) => happened({ type: 'send.fee-failed', failure: toFailure(error, 'request-failed') })),
    );
    const late$ = timer(PATIENCE, deps.scheduler).pipe(
      map((): Event => ({ type: 'send.fee-failed', failure: new Failure('request-failed') })),
    );
    return concat(
      happened({ type: 'send.fee-requested' }),
      answer$.pipe(connect((answer) => merge(late$.pipe(takeUntil(answer)), answer))),
    );
  }).pipe(
    // An unfinished form has no fee; that is nothing to report.
    catchError((error) =>
      happened(
        isFailure(error) ? { type: 'send.fee-cleared' } : { type: 'send.fee-failed', failure: toFailure(error) },
      ),
    ),
  );
