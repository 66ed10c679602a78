/** The allowances of the account in use, and revoking them. */
import type { AllowanceEvent } from './events.js';
import type { AllowancesRoute } from './routes.js';
import type { AllowancesState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined until they are first shown. */
    readonly allowances?: AllowancesState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly allowances: AllowanceEvent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly allowances: AllowancesRoute;
  }
}
