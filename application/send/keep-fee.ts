/** Estimates the fee of the transfer as the form changes; a stale answer is dropped. */
import {
  catchError,
  concat,
  connect,
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  skip,
  switchMap,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import { isReceiver } from '../../domain/address/receiver.js';
import { Failure, isFailure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { networkOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { transferOf } from './draft.js';
import type { SendState } from './state.js';

/** Typing does not cause a request for every key press. */
const TYPING_PAUSE = 250;

export const keepFee: Reaction = (deps) => {
  const edited$ = deps.state$.pipe(
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
    filter(() => !isUnderWay(deps.state().send)),
    map(() => estimateFee(deps)()),
  );
  // Prices change while the visitor decides, and the wallet request becomes outdated.
  const reviewed$ = deps.state$.pipe(
    map((state) =>
      isUnderWay(state.send) ? 'asked' : isVisible(state) && topRoute(state.router).view === 'send-review',
    ),
    distinctUntilChanged(),
    switchMap((looking) => {
      // A later fee is not the one in the request to the wallet.
      if (looking === 'asked') return of(EMPTY);
      return looking ? interval(RENEWAL, deps.scheduler).pipe(map(() => renewFee(deps))) : EMPTY;
    }),
  );
  return merge(edited$, reviewed$).pipe(switchMap((estimate$) => estimate$));
};

const RENEWAL = 15_000;
/** An older estimate is renewed before the request to the wallet. */
const FRESH = 30_000;

/** Before the wallet request: emits nothing if the fee is fresh. The request then has the fee that was shown. */
export function freshFee(deps: Deps): Observable<Event> {
  const { fee, stage } = deps.state().send;
  if (!fee || fee.status === 'failed') return EMPTY;
  const old = fee.status === 'loading' || stage === 'failed' || deps.scheduler.now() - fee.at > FRESH;
  return old ? renewFee(deps) : EMPTY;
}

/** In the background: the known fee stays until there is a new one. A failure is not reported. */
function renewFee(deps: Deps): Observable<Event> {
  return defer(() => {
    const { transfer, network } = transferOf(deps.state());
    return deps.chain(network.chainNamespace).pipe(
      mergeMap((chain) => chain.estimateFee(transfer, network)),
      map((fee): Event => ({ type: 'send.fee-estimated', fee, at: deps.scheduler.now() })),
      timeout({ each: TIMEOUT, scheduler: deps.scheduler }),
      catchError((error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        const known = deps.state().send.fee?.status === 'ready';
        return known && failure.code === 'request-failed' ? EMPTY : happened({ type: 'send.fee-failed', failure });
      }),
    );
  }).pipe(catchError(() => EMPTY));
}

const isUnderWay = ({ stage }: SendState) => stage === 'checking' || stage === 'waiting';

/** The name's owner, once known. */
const addressIn = ({ named }: SendState) => (named?.status === 'found' ? named.address : undefined);

/** Until then the fee is shown as loading; after that as unknown, but a late answer still counts. */
const TIMEOUT = 5_000;

const estimateFee = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { transfer, network } = transferOf(deps.state());
    if (!isReceiver(network.chainNamespace, transfer.to)) return happened({ type: 'send.fee-cleared' });
    const answer$ = deps.chain(network.chainNamespace).pipe(
      mergeMap((chain) => {
        if (!chain.isAddress(transfer.to, network)) throw new Failure('invalid-address');
        return chain.estimateFee(transfer, networkOf(deps.state()) ?? network);
      }),
      map((fee): Event => ({ type: 'send.fee-estimated', fee, at: deps.scheduler.now() })),
      catchError((error) => happened({ type: 'send.fee-failed', failure: toFailure(error, 'request-failed') })),
    );
    const late$ = timer(TIMEOUT, deps.scheduler).pipe(
      map((): Event => ({ type: 'send.fee-failed', failure: new Failure('request-failed') })),
    );
    return concat(
      happened({ type: 'send.fee-requested' }),
      answer$.pipe(connect((answer) => merge(late$.pipe(takeUntil(answer)), answer))),
    );
  }).pipe(
    // An incomplete form has no fee, which is not an error.
    catchError((error) =>
      happened(
        isFailure(error) ? { type: 'send.fee-cleared' } : { type: 'send.fee-failed', failure: toFailure(error) },
      ),
    ),
  );
