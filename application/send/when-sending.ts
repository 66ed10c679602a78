/** Loads sending with its first screen. */
import { filter, merge, mergeMap, take } from 'rxjs';
import type { Reaction } from '../engine/deps.js';

export const whenSending: Reaction = (deps) =>
  deps.state$.pipe(
    filter(({ router }) => router.history.some(({ view }) => view === 'send')),
    take(1),
    mergeMap(() => deps.parts.send),
    mergeMap(({ beginSend, keepChanges, keepFee, keepName }) =>
      merge(beginSend(deps), keepFee(deps), keepName(deps), keepChanges(deps)),
    ),
  );
