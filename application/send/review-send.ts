/** Checks the form and shows what will be sent. */
import { catchError, concat, defer, filter, type Observable, takeUntil } from 'rxjs';
import { isReceiver } from '../../domain/address/receiver.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { insufficientFunds } from '../../domain/transaction/send.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import { topRoute } from '../shell/router.js';
import { fundsOf, transferOf } from './draft.js';
import { lookAgain } from './look-up.js';

export const reviewSend = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    checkSend(deps.state());
    const { view } = topRoute(deps.state().router);
    // A visitor who has left the screen meanwhile stays where they are.
    const left$ = deps.state$.pipe(filter(({ router }) => topRoute(router).view !== view));
    return concat(lookAgain(deps), happened({ type: 'send.reviewed' })).pipe(takeUntil(left$));
  }).pipe(
    catchError((error) =>
      happened(
        { type: 'snack.shown', snack: { kind: 'error', message: 'send-incomplete', autoClose: true } },
        { type: 'intent.failed', intent: 'review-send', failure: toFailure(error) },
      ),
    ),
  );

/** Checks everything that can be known before the request to the wallet. Throws what is wrong. */
export function checkSend(state: State): void {
  const { transfer, network } = transferOf(state);
  if (!isReceiver(network.chainNamespace, transfer.to)) throw new Failure('invalid-address');
  const lacking = insufficientFunds(transfer.token, transfer.amount, fundsOf(state));
  if (lacking) throw lacking;
  // A transfer whose estimate the network refused would fail. That the network could not be reached does not matter.
  const { fee } = state.send;
  if (fee?.status === 'failed' && fee.failure.code !== 'request-failed') throw fee.failure;
}
