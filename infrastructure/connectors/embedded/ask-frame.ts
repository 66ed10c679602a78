/** One request to the secure frame, up to its one answer or failure. Unsubscribing cancels it. */
import {
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { AlertKey } from '../../../domain/site/alert.js';
import type { Frame } from './frame.js';
import { type Question, questionEnvelope } from './messages.js';
import type { EmbeddedWalletLimits } from './options.js';
import type { AnswerPayloads, AppPayloads } from './schema.js';

export type AskFrame = <N extends Question>(name: N, payload: AppPayloads[N]) => Observable<AnswerPayloads[N]>;

export interface AskParts extends Pick<HandleContext, 'scheduler' | 'emit'> {
  readonly limits: EmbeddedWalletLimits;
}

/** Login requests: if the frame is slow to answer these, developers are alerted. */
const CONNECTS: readonly Question[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
];
/** Messages that may be sent before any request waits for the frame. */
const EARLY: readonly Question[] = ['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'];
/** A timer this late means that the machine slept, and the frame with it. */
const LATE = 2_000;

/** Rejected by the visitor (EIP-1193). */
const REJECTED = 4001;

const GONE_WRONG = 'Something went wrong';

/** Attaches the frame if needed, waits until it is ready, sends the request, and emits the answer. */
export function askFrame(frame: Frame, { limits, scheduler, emit }: AskParts): AskFrame {
  /** It missed a time limit: the next request checks whether the frame responds, and reloads it if not. */
  let doubted = false;
  frame.messages$.subscribe(() => {
    doubted = false;
  });
  /** Requests that wait for the visitor have no limit while the frame answers checks: this often, and this fast. */
  const pulse = limits.connect / 6;

  const alarm = (key: AlertKey): void => emit?.({ type: 'alert.due', key });

  /** Emits once the time is over. */
  const over = (limit: number): Observable<unknown> =>
    defer(() => {
      const due = scheduler.now() + limit;
      return timer(limit, scheduler).pipe(switchMap((end) => (scheduler.now() - due > LATE ? over(limit) : of(end))));
    });
  const tooLate = (key?: AlertKey): never => {
    doubted = true;
    if (key) alarm(key);
    throw new Failure('timed-out', GONE_WRONG);
  };
  const outOfTime = (limit: number, key?: AlertKey): Observable<never> => over(limit).pipe(map(() => tooLate(key)));

  const said = (id: string) =>
    frame.messages$.pipe(filter((message) => (isFailure(message) ? message.data : message).id === id));

  /** Whether the frame responds, checked by a request that needs no visitor. */
  const present = (): Observable<boolean> =>
    defer(() => {
      const id = crypto.randomUUID();
      return merge(
        said(id).pipe(map(() => true)),
        over(pulse).pipe(map(() => false)),
        defer(() => (frame.post(questionEnvelope('GET_CHAIN_ID', undefined, id)) ? NEVER : of(false))),
      ).pipe(take(1));
    });

  const attached = (): Observable<unknown> =>
    defer(() => (doubted && frame.ready$.value ? present() : of(!doubted))).pipe(
      tap((there) => {
        if (!there) frame.close();
        doubted = false;
        frame.attach();
      }),
    );

  const whenReady = (name: Question): Observable<unknown> =>
    defer(() => {
      if (frame.ready$.value) return frame.ready$;
      const isReady$ = frame.ready$.pipe(filter(Boolean), take(1));
      return merge(
        isReady$.pipe(switchMap(() => timer(limits.settle, scheduler))),
        outOfTime(limits.load, EARLY.includes(name) ? undefined : 'IFRAME_LOAD_FAILED').pipe(takeUntil(isReady$)),
        frame.broken$.pipe(
          map(() => {
            doubted = true;
            alarm('IFRAME_LOAD_FAILED');
            throw new Failure('request-failed', 'Unable to load email login dependency');
          }),
        ),
      );
    }).pipe(take(1));

  const refusal = (message = 'An error occurred', rpcCode?: unknown): Failure => {
    if (/unverified[ _-]domain/i.test(message)) alarm('UNVERIFIED_DOMAIN');
    const code = rpcCode === REJECTED || /reject|declin|denied/i.test(message) ? 'rejected' : 'request-failed';
    return new Failure(code, message, Number.isSafeInteger(rpcCode) ? { data: { rpcCode } } : {});
  };

  /** A prompt of the wallet takes as long as the visitor needs. */
  const limitOf = (name: Question): Observable<never> =>
    frame.visitor$.pipe(
      distinctUntilChanged(),
      switchMap((needed) => (needed ? patient(name, limits.request) : usualLimitOf(name))),
    );
  const usualLimitOf = (name: Question): Observable<never> => {
    const waits = { CONNECT_DEVICE: limits.device, CONNECT_FARCASTER: limits.request, RPC_REQUEST: limits.request };
    const alert = CONNECTS.includes(name) ? 'IFRAME_REQUEST_TIMEOUT' : undefined;
    const wait = (waits as Partial<Record<Question, number>>)[name];
    return wait === undefined ? outOfTime(alert ? limits.connect : limits.answer, alert) : patient(name, wait);
  };
  /** Without another limit than `wait`, as long as the frame is there. */
  const patient = (name: Question, wait: number): Observable<never> => {
    const alert = CONNECTS.includes(name) ? 'IFRAME_REQUEST_TIMEOUT' : undefined;
    const silence = (): Observable<never> =>
      over(limits.connect - pulse).pipe(
        switchMap(present),
        switchMap((there) => (there ? silence() : tooLate(alert ?? 'IFRAME_LOAD_FAILED'))),
      );
    return merge(silence(), outOfTime(wait));
  };

  const answerTo = <N extends Question>(name: N, id: string): Observable<AnswerPayloads[N]> =>
    merge(
      said(id).pipe(
        filter((message) => {
          const answered = isFailure(message) ? message.data.name : message.name;
          return answered === name || answered === `${name}_SUCCESS` || answered === `${name}_ERROR`;
        }),
        map((message) => {
          if (isFailure(message)) throw new Failure('wallet-misbehaved', message.message, { cause: message });
          if (message.kind === 'error') throw refusal(message.payload.message, message.payload.code);
          return message.payload as AnswerPayloads[N];
        }),
      ),
      frame.gone$.pipe(
        map(() => {
          throw new Failure('request-failed', GONE_WRONG);
        }),
      ),
      limitOf(name),
    ).pipe(take(1));

  return (name, payload) =>
    defer(() => {
      emit?.({ type: 'frame.asked', message: name });
      const refused = (reason: Failure) => emit?.({ type: 'frame.refused', message: name, reason });
      const id = crypto.randomUUID();
      let answered = false;
      return defer(() => {
        const envelope = questionEnvelope(name, payload, id);
        return attached().pipe(
          switchMap(() => whenReady(name)),
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
            emit?.({ type: 'frame.answered', message: name });
          },
          error: (error: unknown) => refused(toFailure(error)),
          // A subscriber may unsubscribe on the answer, before completion.
          unsubscribe: () => answered || refused(new Failure('cancelled', GONE_WRONG)),
        }),
      );
    });
}
