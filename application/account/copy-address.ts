/** Copies the active address to the clipboard and shows a message. */
import { catchError, concat, defer, EMPTY, type Observable } from 'rxjs';
import { accountOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Snack } from '../shell/state.js';

const COPIED: Snack = { kind: 'success', message: 'address-copied', autoClose: true };
const FAILED: Snack = { kind: 'error', message: 'copy-failed', autoClose: true };

export const copyAddress = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const account = accountOf(deps.state());
    if (!account) return EMPTY;
    return concat(
      deps.device.copy(account.address),
      happened({ type: 'address.copied' }, { type: 'snack.shown', snack: COPIED }),
    ).pipe(catchError(() => happened({ type: 'snack.shown', snack: FAILED })));
  });
