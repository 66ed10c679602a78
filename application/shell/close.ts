/** Hides the modal, unless the visitor has to decide something first. */
import { EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { mayClose } from './navigation.js';
import { canGoBack } from './router.js';

export const close =
  (deps: Deps) =>
  ({ force = false }: { readonly force?: boolean | undefined }): Observable<Event> => {
    switch (mayClose(deps.state(), force)) {
      case 'yes':
        return happened({ type: 'modal.closed' });
      case 'refused':
        return happened({ type: 'modal.close-refused' });
      case 'ignored':
        return EMPTY;
    }
  };

/** One screen back; past the first one the modal closes. */
export const back = (deps: Deps) => (): Observable<Event> =>
  canGoBack(deps.state().router) ? happened({ type: 'route.left' }) : close(deps)({});
