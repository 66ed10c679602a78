/** Requests that wait for approval. */

import type { Observable } from 'rxjs';
import type { RpcRequest } from '../../domain/request/request.js';
import { type Flow, late } from '../engine/flow.js';
import { text } from '../engine/validators.js';
import type { Approvals } from '../ports/approvals.js';
import type { ApproveEvent } from './events.js';
import type { ApproveIntent } from './intents.js';
import type { ApproveState } from './state.js';
import { whenAsked } from './when-asked.js';

declare module '../engine/state.js' {
  interface State {
    readonly approve: ApproveState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly approve: ApproveEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly approve: ApproveIntent;
  }
}

declare module '../shell/router.js' {
  interface Interrupts {
    readonly approve: { readonly view: 'approve'; readonly request: RpcRequest };
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly approve: 'action-not-allowed';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    /** Requests to the embedded wallet, loaded on first use. Absent: there is no such wallet. */
    readonly approvals?: Observable<Approvals> | undefined;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Approving requests of a wallet inside the modal. */
    readonly approve: Observable<typeof import('./approve-part.js')>;
    /** Describing the dangers of a request. */
    readonly dangers: Observable<typeof import('./dangers/dangers-of.js')>;
  }
}

export const approveFlow: Flow = {
  name: 'approve',
  answers: {
    'reject-request': { takes: { requestId: text }, run: late('approve') },
  },
  reactions: [whenAsked],
};
