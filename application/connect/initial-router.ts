/** The router before anything has happened. Its own file, because the front door needs no more of the router. */
import type { RouterState } from '../shell/router.js';

export const initialRouter: RouterState = {
  history: [{ view: 'connect' }],
  interrupt: undefined,
  transactions: [],
  direction: 'forward',
};
