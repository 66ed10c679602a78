/** Sending. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { record, texts } from '../engine/validators.js';
import { token } from '../shell/token-validators.js';
import type { SendEvent } from './events.js';
import type { SendIntent } from './intents.js';
import type { SendRoute } from './routes.js';
import type { SendState } from './state.js';
import { whenSending } from './when-sending.js';

declare module '../engine/state.js' {
  interface State {
    readonly send: SendState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly send: SendEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly send: SendIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly send: SendRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly send: 'transaction-started' | 'send-failed' | 'send-incomplete';
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Sending. */
    readonly send: Observable<typeof import('./send-part.js')>;
  }
}

export const sendFlow: Flow = {
  name: 'send',
  answers: {
    'edit-send': { takes: { patch: record({ ...texts('amountText valueText receiver'), token }) }, run: late('send') },
    'send-max': { run: late('send'), lane: () => 'send-max' },
    'review-send': { run: late('send') },
    send: {
      run: late('send'),
      value: (event) => (event.type === 'send.confirmed' ? { hash: event.hash } : undefined),
    },
  },
  reactions: [whenSending],
};
