/** Logging in through the secure frame. */
import {
  catchError,
  concat,
  defer,
  finalize,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { keptLogin } from '../../../application/login/kept-login.js';
import type { Login, SocialStep } from '../../../application/login/port.js';
import { Failure } from '../../../domain/failure.js';
import type { SocialProvider } from '../../../domain/features.js';
import { toFailure } from '../../../domain/to-failure.js';
import type { AskFrame } from './ask-frame.js';
import type { AppPayloads } from './schema.js';
import { openSocialWindow } from './social-window.js';

export interface LoginParts {
  readonly ask: AskFrame;
  readonly kept: ReturnType<typeof keptLogin>;
  /** Where the secure site is. */
  readonly origin: string;
  readonly scheduler: SchedulerLike;
  /** How long the provider's window may take to have something to agree to, in milliseconds. */
  readonly socialLimit: number;
  readonly openWindow?: typeof openSocialWindow;
}

const NEXT = { VERIFY_DEVICE: 'device', VERIFY_OTP: 'code', CONNECT: 'open' } as const;

type Steps = Omit<Login, 'user$' | 'dress'>;

export function embeddedLogin(parts: LoginParts): Steps {
  const { ask, kept, origin, scheduler, socialLimit, openWindow = openSocialWindow } = parts;
  /** Completes with the answer; the frame refuses a code by an error with a text. */
  const code = (name: 'CONNECT_OTP' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP', otp: string) =>
    ask(name, { otp }).pipe(refusedAs('code-refused'));

  const byWindow = (provider: Exclude<SocialProvider, 'farcaster'>): Observable<SocialStep> =>
    defer(() => {
      const popup = openWindow(origin, scheduler);
      const late$ = timer(socialLimit, scheduler).pipe(
        mergeMap(() => throwError(() => new Failure('timed-out', 'Social login timed out. Please try again.'))),
      );
      const shown$ = ask('GET_SOCIAL_REDIRECT_URI', { provider } as AppPayloads['GET_SOCIAL_REDIRECT_URI']).pipe(
        tap(({ uri }) => popup.go(uri)),
      );
      return merge(shown$, late$).pipe(
        take(1),
        switchMap(() => popup.result$),
        switchMap((uri) =>
          concat(
            of<SocialStep>({ type: 'retrieving' }),
            ask('CONNECT_SOCIAL', { uri }).pipe(
              tap(({ userName }) => remember(provider, userName)),
              ignoreElements(),
            ),
          ),
        ),
        finalize(() => popup.close()),
      );
    });

  const byCode = (): Observable<SocialStep> =>
    ask('GET_FARCASTER_URI', undefined).pipe(
      switchMap(({ url }) =>
        concat(
          of<SocialStep>({ type: 'address', url }),
          ask('CONNECT_FARCASTER', undefined).pipe(
            tap(({ userName }) => remember('farcaster', userName)),
            map((): SocialStep => ({ type: 'retrieving' })),
          ),
        ),
      ),
    );

  function remember(provider: SocialProvider, name: string | null | undefined): void {
    kept.provider = provider;
    kept.name = name || undefined;
  }

  return {
    email: (address) =>
      ask('CONNECT_EMAIL', { email: address }).pipe(
        map(({ action }) => NEXT[action]),
        tap(() => {
          kept.provider = undefined;
          kept.name = undefined;
        }),
      ),
    device: () => ask('CONNECT_DEVICE', undefined).pipe(ignoreElements()),
    code: (otp) => code('CONNECT_OTP', otp).pipe(ignoreElements()),
    social: (provider) => (provider === 'farcaster' ? byCode() : byWindow(provider)),
    changeEmail: (address) =>
      ask('UPDATE_EMAIL', { email: address }).pipe(
        map(({ action }) => (action === 'VERIFY_PRIMARY_OTP' ? 'old' : 'new')),
      ),
    oldEmailCode: (otp) => code('UPDATE_EMAIL_PRIMARY_OTP', otp).pipe(ignoreElements()),
    newEmailCode: (otp) =>
      ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }).pipe(
        refusedAs('code-refused'),
        map(({ newEmail }) => newEmail),
      ),
    preferAccount: (_namespace, type) => ask('SET_PREFERRED_ACCOUNT', { type }).pipe(ignoreElements()),
  };
}

/** What the frame said no to, as what it was asked for. */
function refusedAs<T>(code: 'code-refused'): (answer$: Observable<T>) => Observable<T> {
  return (answer$) =>
    answer$.pipe(
      catchError((error) => {
        const failure = toFailure(error);
        const refused = failure.code === 'request-failed' || failure.code === 'rejected';
        throw refused ? new Failure(code, failure.message, { cause: failure }) : failure;
      }),
    );
}
