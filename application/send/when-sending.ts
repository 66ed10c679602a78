/** Loads sending with its first screen. */
import { catchError, EMPTY, filter, merge, mergeMap, take } from 'rxjs';
import type { Reaction } from '../engine/deps.js';

export const whenSending: Reaction = (deps) =>
  deps.state$.pipe(
    filter(({ router }) => router.history.some(({ view }) => view === 'send')),
    // After a failed download, the next change of the state tries again.
    mergeMap(() => deps.parts.send.pipe(catchError(() => EMPTY))),
    take(1),
    mergeMap(({ beginSend, keepChanges, keepFee, keepName }) =>
      merge(beginSend(deps), keepFee(deps), keepName(deps), keepChanges(deps)),
    ),
  );
