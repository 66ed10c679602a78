/** Choosing a name for the account. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import type { State } from '../engine/state.js';
import { text } from '../engine/validators.js';
import type { NameEvent } from './events.js';
import type { NamesIntent } from './intents.js';
import type { NamesRoute } from './routes.js';
import type { Naming } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** A name being chosen. */
    readonly naming?: Naming | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly names: NameEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly names: NamesIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly names: NamesRoute;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Choosing a name. */
    readonly names: Observable<typeof import('./names-part.js')>;
  }
}

/** What the wallet has been asked for is left behind in its own lane, where nothing cancels it. */
const lane = (_intent: unknown, { naming }: State) => `name ${(naming?.asking ?? []).join()}`;

export const namesFlow: Flow = {
  name: 'names',
  answers: {
    'try-name': { takes: { label: text }, run: late('names'), lane },
    'register-name': { takes: { label: text }, run: late('names'), lane },
  },
};
