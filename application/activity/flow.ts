/** The transactions and collectibles of accounts. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { oneOf } from '../engine/validators.js';
import type { ActivityEvent } from './events.js';
import type { ActivityIntent } from './intents.js';
import type { ListsState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    readonly lists: ListsState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly activity: ActivityEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly activity: ActivityIntent;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly activity: 'transactions-unavailable';
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Activity and NFTs of accounts, and transactions sent from this page. */
    readonly activity: Observable<typeof import('./activity-part.js')>;
  }
}

export const activityFlow: Flow = {
  name: 'activity',
  answers: {
    'next-page': { takes: { list: oneOf(['activity', 'collectibles']) }, run: late('activity') },
  },
};
