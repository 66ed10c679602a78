/** The simulated changes of a review, loaded while the visitor reads it. */
import type { Observable } from 'rxjs';
import type { ChangesEvent } from './events.js';
import type { ReviewedChanges } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined while no review on screen can be simulated. */
    readonly changes?: ReviewedChanges | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly changes: ChangesEvent;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Simulating what reviews show. */
    readonly changes: Observable<typeof import('./changes-part.js')>;
  }
}
