/** The initial router. In its own file because the entry point needs no more of the router. */
import type { RouterState } from '../shell/router.js';

export const initialRouter: RouterState = {
  history: [{ view: 'connect' }],
  transactions: [],
  direction: 'forward',
};
