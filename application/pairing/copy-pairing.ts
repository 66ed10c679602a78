/** Puts the pairing on offer, or the address to log in by on a phone, on the clipboard and says so. */
import { catchError, concat, defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { Snack } from '../shell/state.js';

const COPIED: Snack = { kind: 'success', message: 'link-copied', autoClose: true };
const FAILED: Snack = { kind: 'error', message: 'copy-failed', autoClose: true };

export const copyPairing = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { connect, login } = deps.state();
    const link = login.attempt?.way === 'social' ? login.attempt.url : connect.attempt?.pairing?.uri;
    if (link === undefined) return EMPTY;
    return concat(deps.device.copy(link), happened({ type: 'snack.shown', snack: COPIED })).pipe(
      catchError(() => happened({ type: 'snack.shown', snack: FAILED })),
    );
  });
