/** The window of a social login. */
import { defer, map, merge, mergeMap, Observable, type SchedulerLike, take, throwError, timer } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';

export interface SocialWindow {
  /** Shows the provider's page, at a web URL. */
  go(uri: string): void;
  /** The provider's callback URL. Fails with `cancelled` if the window is closed before. */
  readonly result$: Observable<string>;
  close(): void;
}

const LONGEST = 8_192;
const LOOK_AGAIN = 1_000;

/** Opens it at once, during the user gesture, with a waiting page of the secure site. Throws `popup-blocked`. */
export function openSocialWindow(origin: string, scheduler: SchedulerLike): SocialWindow {
  const opened = window.open(`${origin}/loading`, 'popup', 'width=600,height=800,scrollbars=yes');
  if (!opened) throw new Failure('popup-blocked', 'Could not open social popup');
  const messages$ = new Observable<MessageEvent>((subscriber) => {
    const onMessage = (event: MessageEvent): void => subscriber.next(event);
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });
  const answer$ = messages$.pipe(
    mergeMap(({ origin: from, source, data }) => {
      const uri = readProperty(data, 'resultUri');
      if (typeof uri !== 'string') return [];
      // Other sites in the page must not affect a login. The secure site may: in the window, or in the frame if the window has lost its
      // opener.
      if (source !== opened && from !== origin) return [];
      // Another site has answered in the provider's place.
      if (from !== origin) throw new Failure('untrusted-origin', 'Untrusted Origin');
      return uri.length > LONGEST ? [] : [uri];
    }),
  );
  const closed$ = timer(LOOK_AGAIN, LOOK_AGAIN, scheduler).pipe(
    mergeMap(() => (opened.closed ? throwError(() => new Failure('cancelled', 'Popup closed')) : [])),
  );
  return {
    go(uri) {
      opened.location.href = uri;
    },
    result$: defer(() => merge(answer$, closed$)).pipe(
      take(1),
      map((uri) => uri as string),
    ),
    // At the provider's page the window has no opener any more. Chromium then keeps it open and logs an “unsafe attempt”; Firefox and Safari
    // close it, and nothing tells beforehand which it will be.
    close: () => opened.close(),
  };
}
