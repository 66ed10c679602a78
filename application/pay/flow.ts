/** Payments that the dapp requests. */
import type { PayEvent } from './events.js';
import type { PayRoute } from './routes.js';
import type { PayState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined until the dapp requests a payment. */
    readonly pay?: PayState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly pay: PayEvent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly pay: PayRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly pay: 'exchanges-unavailable' | 'exchange-failed' | 'payment-failed';
  }
}
