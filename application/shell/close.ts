/** Hides the modal, unless the visitor has to decide something first. */
import { EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import { canGoBack } from './router.js';

/**
 * Why the modal has to stay open, if it does. `refused`: the visitor has to decide first, and is shown so. `ignored`: a wallet's own screen
 * is shown. `force`: the host overrides it.
 */
export type CloseGuard = (state: State, force: boolean) => 'refused' | 'ignored' | undefined;

export const close =
  (deps: Deps) =>
  ({ force = false }: { readonly force?: boolean | undefined }): Observable<Event> => {
    const why = mayNotClose(deps.closeGuards, deps.state(), force);
    if (why === 'refused') return happened({ type: 'modal.close-refused' });
    return why === 'ignored' ? EMPTY : happened({ type: 'modal.closed' });
  };

export function mayNotClose(guards: readonly CloseGuard[], state: State, force: boolean): ReturnType<CloseGuard> {
  return guards.map((guard) => guard(state, force)).find(Boolean);
}

/** One screen back; from the first one, the modal closes. */
export const back = (deps: Deps) => (): Observable<Event> =>
  canGoBack(deps.state().router) ? happened({ type: 'route.left' }) : close(deps)({});
