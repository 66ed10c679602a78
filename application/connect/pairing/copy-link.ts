/** Copies a visible link to the clipboard and shows a message. */
import { catchError, concat, type Observable } from 'rxjs';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { Snack } from '../../shell/state.js';

const COPIED: Snack = { kind: 'success', message: 'link-copied', autoClose: true };
const FAILED: Snack = { kind: 'error', message: 'copy-failed', autoClose: true };

export const copyLink =
  (deps: Deps) =>
  ({ link }: { readonly link: string }): Observable<Event> =>
    concat(deps.device.copy(link), happened({ type: 'snack.shown', snack: COPIED })).pipe(
      catchError(() => happened({ type: 'snack.shown', snack: FAILED })),
    );
