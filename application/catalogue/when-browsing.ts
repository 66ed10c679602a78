/** Loads the directory once a visitor opens a list of wallets. */
import { EMPTY, filter, switchMap, take, timer } from 'rxjs';
import { connectedOf } from '../connect/selectors.js';
import { AFTER_DRAWING } from '../connect/when-choosing.js';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';

export const whenBrowsing: Reaction = (deps) =>
  deps.catalogue
    ? deps.state$.pipe(
        // When connected, once wallets of the directory are shown.
        filter((state) => isVisible(state) && (!connectedOf(state) || !!state.catalogue?.inView[0])),
        take(1),
        switchMap(() => timer(AFTER_DRAWING, deps.scheduler)),
        switchMap(() => deps.withPart('catalogue', Boolean, ({ browse }) => browse(deps))),
      )
    : EMPTY;
