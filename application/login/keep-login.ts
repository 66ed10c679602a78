/** Follows who is logged in with the wallet inside the modal, and dresses that wallet as the dapp is dressed. */
import { distinctUntilChanged, ignoreElements, map, merge, mergeMap, tap } from 'rxjs';
import type { Reaction } from '../deps.js';
import { happened } from '../happened.js';
import { withEmbedded } from './with-embedded.js';

export const keepLogin: Reaction = (deps) =>
  withEmbedded(deps, ({ login }) =>
    merge(
      // A frame may fail for want of a line, over which its words could not come either.
      deps.parts.alerts.pipe(ignoreElements()),
      login.user$.pipe(mergeMap((user) => happened({ type: 'login.user-known', user }))),
      deps.state$.pipe(
        map(({ config }) => config.theme),
        distinctUntilChanged(),
        tap(({ mode, variables }) => login.dress(mode, variables)),
        ignoreElements(),
      ),
    ),
  );
