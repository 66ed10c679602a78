/** Logging in through the secure frame. */
import {
  catchError,
  concat,
  defer,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  type Subscription,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { KeptLogin } from '../../../application/login/kept-login.js';
import type { Login, SocialStep } from '../../../application/ports/embedded.js';
import type { AccountType } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { SocialProvider } from '../../../domain/site/features.js';
import type { AskFrame } from './ask-frame.js';
import type { pageLogin, WindowProvider } from './page-login.js';
import type { PageAddress } from './return-url.js';
import { openSocialWindow } from './social-window.js';

export interface LoginParts {
  readonly ask: AskFrame;
  readonly kept: KeptLogin;
  /** The origin of the secure site. */
  readonly origin: string;
  readonly scheduler: SchedulerLike;
  /** The time limit until the provider's page is ready, in milliseconds. */
  readonly socialLimit: number;
  readonly openWindow?: typeof openSocialWindow;
  /** Set if windows cannot be opened: then the page itself navigates. */
  readonly leaving: boolean;
  readonly address?: PageAddress;
  /** Loads the login that navigates away from the page; tests have it loaded. */
  readonly loadPageLogin?: () => Promise<{ readonly pageLogin: typeof pageLogin }>;
  /** Makes the frame discard an abandoned login. */
  readonly reload: () => Observable<unknown>;
  /** Requests the current login, in a namespace and with that account type, and updates its connection. */
  readonly refresh: (namespace: Namespace, type: AccountType) => Observable<unknown>;
}

/** A visitor who closes the QR code may open it again at once. */
const RELOAD_AFTER = 100;

/** The providers' error for a declined login, in the callback URL. */
const NOES = ['access_denied', 'user_cancelled_authorize'];

const NEXT = { VERIFY_DEVICE: 'device', VERIFY_OTP: 'code', CONNECT: 'open' } as const;

type Steps = Omit<Login, 'user$' | 'lost$' | 'dress'>;

export function embeddedLogin(parts: LoginParts): Steps {
  const { ask, kept, origin, scheduler, address, openWindow = openSocialWindow } = parts;
  let reloading: Subscription | undefined;

  /** Completes with the answer; the frame refuses a code with an error message. */
  const code = (name: 'CONNECT_OTP' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP', otp: string) =>
    ask(name, { otp }).pipe(refusedAs('code-refused'));

  /** A login step. Pending work of an earlier one is dropped. */
  const step = <T>(ask$: Observable<T>): Observable<T> =>
    defer(() => {
      reloading?.unsubscribe();
      return ask$;
    });

  const late = () =>
    timer(parts.socialLimit, scheduler).pipe(
      map(() => {
        throw new Failure('timed-out', 'Social login timed out. Please try again.');
      }),
    );
  /** A provider's URL. The page's own scripts must not run under the secure site's name, or ours. */
  const addressAt = (provider: WindowProvider): Observable<string> =>
    ask('GET_SOCIAL_REDIRECT_URI', { provider }).pipe(
      map(({ uri }) => {
        if (!/^https?:\/\//.test(uri) || !URL.canParse(uri))
          throw new Failure('wallet-misbehaved', 'Could not fetch the social redirect uri');
        return uri;
      }),
    );
  const finish = (provider: SocialProvider, uri: string): Observable<SocialStep> =>
    concat(
      of<SocialStep>({ type: 'retrieving' }),
      defer(() => {
        if (saysNo(uri)) throw new Failure('cancelled', 'The visitor declined');
        return ask('CONNECT_SOCIAL', { uri });
      }).pipe(
        tap(({ userName }) => remember(provider, userName)),
        ignoreElements(),
      ),
    );

  const byWindow = (provider: WindowProvider): Observable<SocialStep> =>
    defer(() => {
      const popup = openWindow(origin, scheduler);
      return merge(addressAt(provider).pipe(tap(popup.go)), late()).pipe(
        take(1),
        switchMap(() => popup.result$),
        switchMap((uri) => finish(provider, uri)),
        tap({ finalize: popup.close }),
      );
    });

  /** Only an app that cannot open windows needs it. */
  const byPage$ = defer(parts.loadPageLogin ?? (() => import('./page-login.js'))).pipe(
    map(({ pageLogin }) =>
      pageLogin({
        ...{ kept, origin, finish, byWindow },
        ...(address && { address }),
        addressAt: (provider) => merge(addressAt(provider), late()),
      }),
    ),
  );

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
      // A late approval on a phone must not log in.
      tap({
        unsubscribe: () => {
          reloading = timer(RELOAD_AFTER, scheduler).pipe(switchMap(parts.reload)).subscribe();
        },
      }),
    );

  function remember(provider: SocialProvider, name: string | null | undefined): void {
    kept.provider = provider;
    kept.name = name || undefined;
  }

  return {
    // Any request waits until the frame is ready.
    prepare: () => ask('GET_CHAIN_ID', undefined).pipe(ignoreElements()),
    email: (email) =>
      step(ask('CONNECT_EMAIL', { email })).pipe(
        map(({ action }) => NEXT[action]),
        tap(() => {
          kept.provider = undefined;
          kept.name = undefined;
        }),
      ),
    device: () => ask('CONNECT_DEVICE', undefined).pipe(ignoreElements()),
    code: (otp) => code('CONNECT_OTP', otp).pipe(ignoreElements()),
    social: (provider) =>
      step(
        provider === 'farcaster'
          ? byCode()
          : parts.leaving
            ? byPage$.pipe(switchMap((page) => page.redirect(provider)))
            : byWindow(provider),
      ),
    comeBack: (provider) => step(byPage$.pipe(switchMap((page) => page.comeBack(provider)))),
    changeEmail: (email) =>
      ask('UPDATE_EMAIL', { email }).pipe(map(({ action }) => (action === 'VERIFY_PRIMARY_OTP' ? 'old' : 'new'))),
    oldEmailCode: (otp) => code('UPDATE_EMAIL_PRIMARY_OTP', otp).pipe(ignoreElements()),
    newEmailCode: (otp) =>
      ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }).pipe(
        refusedAs('code-refused'),
        map(({ newEmail }) => newEmail),
      ),
    preferAccount: (namespace, type) =>
      ask('SET_PREFERRED_ACCOUNT', { type }).pipe(
        switchMap(() => parts.refresh(namespace, type)),
        ignoreElements(),
      ),
  };
}

function saysNo(uri: string): boolean {
  return URL.canParse(uri) && NOES.includes(new URL(uri).searchParams.get('error') ?? '');
}

/** The frame's refusal, as the failure of the request. */
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
