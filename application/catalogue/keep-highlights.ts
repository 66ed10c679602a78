/** Loads what the first screen shows of the directory while somebody who is not connected looks at the modal. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import type { Reaction } from '../deps.js';
import { isVisible } from '../navigation.js';
import { connectedOf } from '../selectors.js';
import { loadHighlights } from './load-highlights.js';

export const keepHighlights: Reaction = (deps) =>
  deps.state$.pipe(
    map((state) => (isVisible(state) && !connectedOf(state) ? state.config : undefined)),
    distinctUntilChanged(
      (a, b) =>
        a?.featuredWalletIds === b?.featuredWalletIds &&
        a?.includeWalletIds === b?.includeWalletIds &&
        a?.excludeWalletIds === b?.excludeWalletIds &&
        a?.networks === b?.networks,
    ),
    switchMap((config) => (config ? loadHighlights(deps)() : EMPTY)),
  );
