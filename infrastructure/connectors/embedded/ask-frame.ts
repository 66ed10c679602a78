/** One question to the secure frame, from asking to its one answer or failure. Unsubscribing gives it up. */
import {
  defer,
  filter,
  first,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  switchMap,
  take,
  takeUntil,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { HandleContext } from '../../../application/ports.js';
import { type AlertKey, alertOf } from '../../../domain/alert.js';
import { Failure, isFailure } from '../../../domain/failure.js';
import { toFailure } from '../../../domain/to-failure.js';
import type { Frame } from './frame.js';
import type { EmbeddedWalletLimits } from './index.js';
import { type Question, questionEnvelope } from './messages.js';
import type { AnswerPayloads, AppPayloads } from './schema.js';

export type AskFrame = <N extends Question>(name: N, payload: AppPayloads[N]) => Observable<AnswerPayloads[N]>;

export interface AskParts extends Pick<HandleContext, 'scheduler' | 'device' | 'tell'> {
  readonly limits: EmbeddedWalletLimits;
}

/** What logs somebody in: of a frame that is slow to answer these, developers are told (S9.1). */
const CONNECTS: readonly Question[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
];
/** What may be said before somebody waits for the frame. */
const EARLY: readonly Question[] = ['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'];

const GONE_WRONG = 'Something went wrong';

/** Attaches the frame where it is not there, waits until it is ready, asks, and emits the answer. */
export function askFrame(frame: Frame, { limits, scheduler, device, tell }: AskParts): AskFrame {
  const alarm = (key: AlertKey): void => {
    const alert = alertOf(key, device.origin);
    device.log('error', alert.long);
    tell?.({ type: 'alert.raised', alert });
  };

  const outOfTime = (limit: number, key?: AlertKey): Observable<never> =>
    timer(limit, scheduler).pipe(
      mergeMap(() => {
        if (key) alarm(key);
        return throwError(() => new Failure('timed-out', GONE_WRONG));
      }),
    );

  const whenReady = (name: Question): Observable<unknown> =>
    defer(() => {
      if (frame.ready$.value) return frame.ready$;
      const isReady$ = frame.ready$.pipe(first(Boolean));
      return merge(
        isReady$.pipe(switchMap(() => timer(limits.settle, scheduler))),
        EARLY.includes(name) ? NEVER : outOfTime(limits.load, 'IFRAME_LOAD_FAILED').pipe(takeUntil(isReady$)),
        frame.broken$.pipe(
          mergeMap(() => {
            alarm('IFRAME_LOAD_FAILED');
            return throwError(() => new Failure('request-failed', 'Unable to load email login dependency'));
          }),
        ),
      );
    }).pipe(take(1));

  const refusal = (message = 'An error occurred'): Failure => {
    if (/unverified[ _-]domain/i.test(message)) alarm('UNVERIFIED_DOMAIN');
    return new Failure(/reject|declin|denied/i.test(message) ? 'rejected' : 'request-failed', message);
  };

  const answerTo = <N extends Question>(name: N, id: string): Observable<AnswerPayloads[N]> =>
    merge(
      frame.messages$.pipe(
        filter((message) => {
          const { name: said, id: to } = isFailure(message) ? message.data : message;
          return to === id && (said === name || said === `${name}_SUCCESS` || said === `${name}_ERROR`);
        }),
        map((message) => {
          if (isFailure(message)) throw new Failure('wallet-misbehaved', message.message, { cause: message });
          if (message.kind === 'error') throw refusal(message.payload.message);
          return message.payload as AnswerPayloads[N];
        }),
      ),
      frame.gone$.pipe(
        map(() => {
          throw new Failure('request-failed', GONE_WRONG);
        }),
      ),
      CONNECTS.includes(name)
        ? outOfTime(limits.connect, 'IFRAME_REQUEST_TIMEOUT')
        : outOfTime(name === 'RPC_REQUEST' || name === 'CONNECT_FARCASTER' ? limits.request : limits.answer),
    ).pipe(take(1));

  return (name, payload) =>
    defer(() => {
      tell?.({ type: 'frame.asked', message: name });
      const refused = (reason: Failure) => tell?.({ type: 'frame.refused', message: name, reason });
      const id = crypto.randomUUID();
      let answered = false;
      return defer(() => {
        const envelope = questionEnvelope(name, payload, id);
        frame.attach();
        return whenReady(name).pipe(
          switchMap(() =>
            merge(
              answerTo(name, id),
              defer(() => {
                if (!frame.post(envelope)) throw new Failure('request-failed', 'W3mFrame: iframe is not set');
                return NEVER;
              }),
            ),
          ),
          take(1),
        );
      }).pipe(
        tap({
          next: () => {
            answered = true;
            tell?.({ type: 'frame.answered', message: name });
          },
          error: (error: unknown) => refused(toFailure(error)),
          // Whoever has the answer may leave before the end.
          unsubscribe: () => answered || refused(new Failure('cancelled', GONE_WRONG)),
        }),
      );
    });
}
