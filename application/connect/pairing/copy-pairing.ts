/** Puts the link that is on screen on the clipboard and says so: the pairing on offer, the address to log in by on a phone, the page of a seller. */
import { catchError, concat, defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { topRoute } from '../../shell/router.js';
import type { Snack } from '../../shell/state.js';

const COPIED: Snack = { kind: 'success', message: 'link-copied', autoClose: true };
const FAILED: Snack = { kind: 'error', message: 'copy-failed', autoClose: true };

export const copyPairing = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { connect, login, buy, router } = deps.state();
    const buying = topRoute(router).view === 'buy-in-progress';
    const link = buying
      ? buy?.step?.page
      : login.attempt?.way === 'social'
        ? login.attempt.url
        : connect.attempt?.pairing?.uri;
    if (link === undefined) return EMPTY;
    return concat(deps.device.copy(link), happened({ type: 'snack.shown', snack: COPIED })).pipe(
      catchError(() => happened({ type: 'snack.shown', snack: FAILED })),
    );
  });
