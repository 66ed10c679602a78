/** Changes the send form. */
import type { Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { SendPatch } from './state.js';

export const editSend =
  (_deps: Deps) =>
  ({ patch }: { readonly patch: SendPatch }): Observable<Event> =>
    happened({ type: 'send.edited', patch });
