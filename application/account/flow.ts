/** What a connected visitor sees and can do. */

import type { Observable } from 'rxjs';
import { namespaceOf } from '../../domain/network/caip.js';
import { type Flow, late } from '../engine/flow.js';
import { listOf, maybe } from '../engine/validators.js';
import type { LoadedServices } from '../ports/services.js';
import { token } from '../shell/token-validators.js';
import type { AccountEvent } from './events.js';
import type { AccountIntent } from './intents.js';
import type { AccountRoute } from './routes.js';
import type { AccountState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    readonly account: AccountState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly account: AccountEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly account: AccountIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly account: AccountRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly account: 'address-copied' | 'balance-unavailable';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    /** Balances, activity and names of addresses, from the configured services. */
    readonly services?: LoadedServices | undefined;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** What a connected visitor can do. */
    readonly account: Observable<typeof import('./account-part.js')>;
    /** Names of the visible accounts. */
    readonly accounts: Observable<typeof import('./accounts-part.js')>;
    /** The balances of the other accounts, where there are some. */
    readonly otherAccounts: Observable<typeof import('./other-accounts-part.js')>;
  }
}

export const accountFlow: Flow = {
  name: 'account',
  answers: {
    'switch-network': {
      run: late('account'),
      lane: ({ networkId }) => `switch-network:${namespaceOf(networkId)}`,
      cancelled: ({ networkId }, failure) => ({ type: 'network.switch-failed', networkId, failure }),
      value: (event) => (event.type === 'network.switched' ? event.outcome : undefined),
    },
    'select-account': { run: late('account') },
    ping: { run: late('account') },
    'refresh-balance': { takes: { tokens: maybe(listOf(token)) }, run: late('account'), lane: () => 'refresh-balance' },
    'copy-address': { run: late('account') },
    'sign-message': {
      run: late('account'),
      value: (event) => (event.type === 'message.signed' ? event.signature : undefined),
    },
  },
};
