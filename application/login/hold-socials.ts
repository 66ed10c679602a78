/** In an installed web app, a social login waits until the wallet is loaded: its window could not be opened later. */
import { catchError, concat } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import { happened } from '../engine/happened.js';
import { withEmbedded } from './with-embedded.js';

export const holdSocials: Reaction = (deps) =>
  concat(
    happened(...(deps.state().login.held === false ? [] : [{ type: 'login.held' } as const])),
    withEmbedded(deps, ({ login }) => login.prepare()),
  ).pipe(catchError(() => happened({ type: 'alert.due', key: 'PWA_LOAD_FAILED' })));
