/** Buying with money. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { record, text, texts } from '../engine/validators.js';
import type { BuyEvent } from './events.js';
import type { BuyIntent } from './intents.js';
import type { BuyRoute } from './routes.js';
import type { BuyState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined until buying begins. */
    readonly buy?: BuyState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly buy: BuyEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly buy: BuyIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly buy: BuyRoute;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Buying with money. */
    readonly buy: Observable<typeof import('./buy-part.js')>;
  }
}

export const buyFlow: Flow = {
  name: 'buy',
  answers: {
    'edit-buy': { takes: { patch: record(texts('payment purchase method amount')) }, run: late('buy') },
    buy: { takes: { sellerId: text }, run: late('buy'), lane: () => 'buy' },
  },
};
