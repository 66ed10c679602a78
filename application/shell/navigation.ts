/** What every flow may read from the screen, and change on it. */
import type { State } from '../engine/state.js';
import type { RouterState } from './router.js';

/** Whether screens are visible: the modal is open, or inline. */
export function isVisible(state: State): boolean {
  return state.shell.open || state.config.inline;
}

export function withRouter(state: State, router: RouterState): State {
  return router === state.router ? state : { ...state, router };
}
