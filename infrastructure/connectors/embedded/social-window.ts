/** The window in which a visitor agrees with their social account. */
import { defer, map, merge, mergeMap, Observable, type SchedulerLike, take, throwError, timer } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';

export interface SocialWindow {
  /** Shows the provider's page, at an address of the web. */
  go(uri: string): void;
  /** The address that the provider led back to. Fails with `cancelled` when the window is closed before. */
  readonly result$: Observable<string>;
  close(): void;
}

const LONGEST = 8_192;
const LOOK_AGAIN = 1_000;

/** Opens it at once, on a page of the secure site that waits: inside the visitor's gesture. Throws `popup-blocked`. */
export function openSocialWindow(origin: string, scheduler: SchedulerLike): SocialWindow {
  const opened = window.open(`${origin}/loading`, 'popup', 'width=600,height=800,scrollbars=yes');
  if (!opened) throw new Failure('popup-blocked', 'Could not open social popup');
  const messages$ = new Observable<MessageEvent>((subscriber) => {
    const hear = (event: MessageEvent): void => subscriber.next(event);
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  });
  const heard$ = messages$.pipe(
    mergeMap(({ origin: from, source, data }) => {
      const uri = readProperty(data, 'resultUri');
      if (typeof uri !== 'string') return [];
      // Other sites in the page have no say in a login. The secure site has: in the window, or, where that forgot its opener, in the frame.
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
    result$: defer(() => merge(heard$, closed$)).pipe(
      take(1),
      map((uri) => uri as string),
    ),
    close: () => opened.close(),
  };
}
