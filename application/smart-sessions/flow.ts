/** Temporary permissions of sites. */
import type { SmartSessionEvent } from './events.js';
import type { SmartSessionsRoute } from './routes.js';
import type { SmartSessionsState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined until they are first shown. */
    readonly smartSessions?: SmartSessionsState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly smartSessions: SmartSessionEvent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly smartSessions: SmartSessionsRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly smartSessions: 'smart-sessions-unavailable' | 'smart-session-not-revoked';
  }
}
