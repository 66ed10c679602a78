/** Sends the transfer of the form: the wallet signs it, the network confirms it. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { isRefusal } from '../../domain/json-rpc/is-refusal.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Transfer } from '../../domain/transaction/transfer.js';
import { untilAsked, type Word } from '../connect/until-asked.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { SendStep } from '../ports/link.js';
import type { AfterApproval } from '../shell/router.js';
import { transferOf } from './draft.js';
import { freshFee } from './keep-fee.js';
import { lookAgain } from './look-up.js';
import { checkSend } from './review-send.js';

export const send = (deps: Deps) => (): Observable<Event> => {
  // A second click of the button must not send twice.
  if (/checking|waiting/.test(deps.state().send.stage)) throw new Failure('already-pending');
  let attempt: Transfer | undefined;
  let asked = false;
  let submitted: string | undefined;
  return defer(() => {
    checkSend(deps.state());
    const { transfer, network } = transferOf(deps.state());
    const namespace = network.chainNamespace;
    const fresh$ = freshFee(deps);
    attempt = transfer;
    const word: Word = {
      ...{ namespace, screen: 'send-review' },
      // Another attempt with the same form is separate.
      still: ({ send: { transfer: current } }) => current === transfer,
      asked: (ask) => {
        const first = !asked;
        asked = true;
        // A wallet inside the modal shows its approval on top of this; afterwards Account is shown.
        const pushed: Event = { type: 'transaction.pushed', after: afterApproval(transfer) };
        return [...(deps.approvals && first ? [pushed] : []), { type: 'send.asked', transfer, ...(ask && { ask }) }];
      },
    };
    return concat(
      happened({ type: 'send.started', transfer }),
      untilAsked(deps, word, (link, asking, answered) =>
        concat(
          fresh$,
          lookAgain(deps),
          defer(() => {
            checkSend(deps.state());
            return EMPTY;
          }),
          deps.chain(namespace).pipe(
            mergeMap((chain) => chain.send(link, transfer, network, asking)),
            // A quick answer ends the timer for a slow one.
            switchMap((step) => {
              answered();
              const before = submitted;
              submitted ??= step.hash;
              const events = happened(...eventsOf(step, transfer, before));
              return step.type === 'submitted' ? merge(events, slow(deps, step.hash, namespace)) : events;
            }),
            takeWhile(({ type }) => type !== 'send.confirmed', true),
          ),
        ),
      ),
    );
  }).pipe(
    catchError((error) => {
      const failure = toFailure(error);
      const transfer = attempt;
      if (transfer && !asked && failure.code === 'cancelled')
        return happened({ type: 'send.given-up', transfer, failure });
      const hash = submitted !== undefined && { hash: submitted };
      const failed: Event = { type: 'send.failed', failure, ...hash, ...(transfer && { transfer }) };
      // A rejection is an outcome that the screen itself shows; only a failure is an alert. A pending transaction has not failed.
      if (isRefusal(failure) || (hash && failure.code === 'timed-out')) return happened(failed);
      return happened(failed, {
        type: 'snack.shown',
        snack: { kind: 'error', message: 'send-failed', autoClose: true },
      });
    }),
  );
};

const MINUTE = 60_000;

/** Emits once it has taken longer than usual to be confirmed. */
function slow({ scheduler }: Deps, hash: string, namespace: Namespace): Observable<Event> {
  const usual = namespace === 'bip122' ? 60 * MINUTE : MINUTE;
  return timer(usual, scheduler).pipe(map((): Event => ({ type: 'send.slow', hash })));
}

function afterApproval({ token }: Transfer): AfterApproval {
  return token.address === undefined ? 'stay' : { show: { view: 'account' } };
}

function eventsOf(step: SendStep, transfer: Transfer, submitted: string | undefined): readonly Event[] {
  if (step.type === 'confirmed') {
    const other = submitted !== undefined && submitted !== step.hash && { submitted };
    return [{ type: 'send.confirmed', hash: step.hash, ...other }];
  }
  return [
    { type: 'send.submitted', hash: step.hash, transfer },
    { type: 'snack.shown', snack: { kind: 'success', message: 'transaction-started', autoClose: true } },
  ];
}
