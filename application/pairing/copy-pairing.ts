/** Puts the pairing on offer on the clipboard and says so. */
import { catchError, concat, defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { Snack } from '../shell/state.js';

const COPIED: Snack = { kind: 'success', message: 'link-copied', autoClose: true };
const FAILED: Snack = { kind: 'error', message: 'copy-failed', autoClose: true };

export const copyPairing = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { pairing } = deps.state().connect.attempt ?? {};
    if (!pairing) return EMPTY;
    return concat(deps.device.copy(pairing.uri), happened({ type: 'snack.shown', snack: COPIED })).pipe(
      catchError(() => happened({ type: 'snack.shown', snack: FAILED })),
    );
  });
