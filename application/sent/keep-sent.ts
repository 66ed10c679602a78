/** Has what was sent from this page kept among what the account did. */
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
        // Then it is not among them before the service knows of it.
        catchError(() => EMPTY),
      ),
    ),
  );
};
