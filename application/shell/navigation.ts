/** What every flow may read from the screen, and do to it. */
import type { State } from '../engine/state.js';
import type { RouterState } from './router.js';

/** Whether a visitor sees the screens: the modal is open, or part of the page. */
export function isVisible(state: State): boolean {
  return state.shell.open || state.config.inline;
}

export function withRouter(state: State, router: RouterState): State {
  return router === state.router ? state : { ...state, router };
}
