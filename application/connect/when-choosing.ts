/** Loads what connecting needs, once a visitor looks at the wallets. */
import { EMPTY, filter, mergeMap, switchMap, take, timer } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';
import { connectedOf } from './selectors.js';

/** The first drawing has the page to itself. Milliseconds. */
export const AFTER_DRAWING = 100;

/** A visitor who looks at the wallets is about to choose one. */
export const whenChoosing: Reaction = ({ connectors, scheduler, state$ }) =>
  state$.pipe(
    filter((state) => isVisible(state) && !connectedOf(state)),
    take(1),
    switchMap(() => timer(AFTER_DRAWING, scheduler)),
    mergeMap(() => {
      for (const connector of connectors) connector.prepare?.();
      return EMPTY;
    }),
  );
