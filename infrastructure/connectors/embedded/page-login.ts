/** Login if an app cannot open windows: the page navigates to the provider, and completes the login when it is back. */
import { concat, defer, EMPTY, ignoreElements, type Observable, of, tap, throwError } from 'rxjs';
import type { KeptLogin } from '../../../application/login/kept-login.js';
import type { SocialStep } from '../../../application/ports/embedded.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { SocialProvider } from '../../../domain/site/features.js';
import { browserAddress, type PageAddress, resultOf, withoutResult, withReturnUrl } from './return-url.js';

export type WindowProvider = Exclude<SocialProvider, 'farcaster'>;

export interface PageLoginParts {
  readonly kept: KeptLogin;
  /** The origin of the secure site. */
  readonly origin: string;
  /** Default: the browser's. */
  readonly address?: PageAddress;
  /** The provider's URL, within the limit; never completes, since the page navigates away. */
  readonly addressAt: (provider: WindowProvider) => Observable<string>;
  readonly finish: (provider: SocialProvider, uri: string) => Observable<SocialStep>;
  readonly byWindow: (provider: WindowProvider) => Observable<SocialStep>;
}

export interface PageLogin {
  redirect(provider: WindowProvider): Observable<SocialStep>;
  /** See `Login.comeBack`. */
  comeBack(provider: SocialProvider): Observable<SocialStep>;
}

/** Longest valid result. */
const LONGEST = 8_192;

export function pageLogin({
  kept,
  origin,
  address = browserAddress,
  addressAt,
  finish,
  byWindow,
}: PageLoginParts): PageLogin {
  return {
    redirect: (provider) =>
      defer(() => {
        kept.leavingBy = provider;
        // Without storage, the login could not be resumed.
        if (kept.leavingBy !== provider) return byWindow(provider);
        let left = false;
        return addressAt(provider).pipe(
          tap({
            next: (uri) => {
              left = true;
              address.redirectTo(withReturnUrl(uri, address.read()));
            },
            error: () => {
              left = false;
            },
          }),
          ignoreElements(),
          // Navigating away must not cancel this.
          tap({
            finalize: () => {
              if (!left) kept.leavingBy = undefined;
            },
          }),
        );
      }),
    comeBack: (provider) =>
      defer(() => {
        const page = address.read();
        const uri = resultOf(page);
        kept.leavingBy = undefined;
        if (uri === undefined) return EMPTY;
        address.rewrite(withoutResult(page));
        const trusted = uri.length <= LONGEST && URL.canParse(uri) && new URL(uri).origin === origin;
        return trusted
          ? finish(provider, uri)
          : concat(
              of<SocialStep>({ type: 'retrieving' }),
              throwError(() => new Failure('untrusted-origin', 'Untrusted Origin')),
            );
      }),
  };
}
