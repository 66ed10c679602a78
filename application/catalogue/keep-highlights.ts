/** Loads the directory's entries for the first screen, while a visitor without a connection has the modal open. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import { connectedOf } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';
import { loadHighlights } from './load-highlights.js';

export const keepHighlights: Reaction = (deps) =>
  deps.state$.pipe(
    map((state) => (isVisible(state) && !connectedOf(state) ? state : undefined)),
    distinctUntilChanged(
      (a, b) =>
        a?.catalogue?.namespace === b?.catalogue?.namespace &&
        a?.config.featuredWalletIds === b?.config.featuredWalletIds &&
        a?.config.includeWalletIds === b?.config.includeWalletIds &&
        a?.config.excludeWalletIds === b?.config.excludeWalletIds &&
        a?.config.networks === b?.config.networks,
    ),
    switchMap((state) => (state ? loadHighlights(deps)() : EMPTY)),
  );
