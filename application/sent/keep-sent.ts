/** Adds transactions sent from this page to the account's activity. */
import { catchError, EMPTY, filter, from, mergeMap } from 'rxjs';
import type { Reaction } from '../engine/deps.js';

const SENT = /^(s(end|wap)\.(submitted|confirmed|failed)|request\.succeeded)$/;

export const keepSent: Reaction = (deps) => {
  const { services, events$, parts } = deps;
  if (!services?.activity) return EMPTY;
  return events$.pipe(
    filter(({ type }) => SENT.test(type)),
    mergeMap((event) =>
      parts.sent.pipe(
        mergeMap(({ noteSent }) => from(noteSent(deps, event))),
        // They are missing then until the service returns them.
        catchError(() => EMPTY),
      ),
    ),
  );
};
