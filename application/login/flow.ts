/** Logging in with the wallet inside the modal. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { text } from '../engine/validators.js';
import type { EmbeddedConnector } from '../ports/embedded.js';
import type { LoginEvent } from './events.js';
import type { LoginIntent } from './intents.js';
import type { LoginRoute } from './routes.js';
import type { LoginState } from './state.js';
import { whenBack, whenInstalled, whenLoggedIn } from './when-logged-in.js';

declare module '../engine/state.js' {
  interface State {
    readonly login: LoginState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly login: LoginEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly login: LoginIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly login: LoginRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly login: 'code-resent';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    /** The embedded wallet, loaded on first use. Absent: the host configured none. */
    readonly embedded?: Observable<EmbeddedConnector> | undefined;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Logging in with a wallet inside the modal. */
    readonly login: Observable<typeof import('./login-part.js')>;
  }
}

/** One login at a time. */
const loginLane = { lane: () => 'login' };

export const loginFlow: Flow = {
  name: 'login',
  answers: {
    'log-in-by-email': { takes: { email: text }, run: late('login'), ...loginLane },
    'resume-login': { run: late('login'), ...loginLane },
    'resend-code': { run: late('login'), ...loginLane },
    'enter-code': { takes: { code: text }, run: late('login'), ...loginLane },
    'log-in-by-social': { takes: { provider: text }, run: late('login'), ...loginLane },
    'finish-login': { run: late('login'), ...loginLane },
    'change-email': { takes: { email: text }, run: late('login'), lane: () => 'change-email' },
    'enter-email-code': { takes: { code: text }, run: late('login'), lane: () => 'change-email' },
    'change-account-type': {
      takes: { accountType: text },
      run: late('login'),
      lane: () => 'change-account-type',
      cancelled: ({ accountType }, failure) => ({ type: 'account-type.change-failed', accountType, failure }),
    },
  },
  reactions: [whenLoggedIn, whenInstalled, whenBack],
};
