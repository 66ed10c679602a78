/** Swapping. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { flag, maybe, record, texts } from '../engine/validators.js';
import { token } from '../shell/token-validators.js';
import type { SwapEvent } from './events.js';
import type { SwapIntent } from './intents.js';
import type { SwapRoute } from './routes.js';
import type { SwapState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined before the screen was first shown, and if swaps are not supported. */
    readonly swap?: SwapState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly swap: SwapEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly swap: SwapIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly swap: SwapRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly swap:
      | 'swap-unready'
      | 'allowance-unchecked'
      | 'approval-unbuilt'
      | 'swap-unbuilt'
      | 'approve-limit'
      | 'confirm-swap'
      | 'swap-failed'
      /** `amount`: what is received, as it is shown. */
      // The amount is exact decimal text.
      | { readonly key: 'swapping' | 'swapped'; readonly from: string; readonly amount: string; readonly to: string };
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Swapping. */
    readonly swap: Observable<typeof import('./swap-part.js')>;
  }
}

export const swapFlow: Flow = {
  name: 'swap',
  answers: {
    'edit-swap': {
      takes: { patch: record({ ...texts('amountText'), from: token, to: token, turn: maybe(flag), max: maybe(flag) }) },
      run: late('swap'),
    },
    swap: { run: late('swap') },
  },
};
