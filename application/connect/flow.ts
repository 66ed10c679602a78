/** Wallets, connections and their networks. */

import type { Observable } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { Flow } from '../engine/flow.js';
import { late } from '../engine/flow.js';
import type { Chain } from '../ports/chain.js';
import type { Connector } from '../ports/connector.js';
import type { Storage } from '../ports/storage.js';
import { connect } from './connect.js';
import { disconnect } from './disconnect.js';
import { discoverWallets } from './discover-wallets.js';
import type { ConnectEvent } from './events.js';
import { followConnection } from './follow-connection.js';
import { followLink } from './follow-link.js';
import type { ConnectIntent } from './intents.js';
import type { Links } from './links.js';
import { reduceNetwork } from './network/slice.js';
import type { NetworkState } from './network/state.js';
import { pairWhenShown } from './pairing/pair-when-shown.js';
import { whenPairing } from './pairing/when-pairing.js';
import type { ConnectRoute } from './routes.js';
import { reduceConnect } from './slice.js';
import type { ConnectState } from './state.js';
import { restore } from './stored/restore.js';
import { keepStored } from './stored/stored.js';
import { whenChoosing } from './when-choosing.js';

declare module '../engine/state.js' {
  interface State {
    readonly connect: ConnectState;
    readonly network: NetworkState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly connect: ConnectEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly connect: ConnectIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly connect: ConnectRoute;
  }
}

declare module '../shell/router.js' {
  interface Interrupts {
    readonly connect: { readonly view: 'unsupported-network' };
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly connect: 'disconnect-failed';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    readonly connectors: readonly Connector[];
    /** The chain of a namespace, loaded on first use. Fails with `adapter-not-found`. */
    readonly chain: (namespace: Namespace) => Observable<Chain>;
    readonly storage: Storage;
    readonly links: Links;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Actions for a pairing, and opening wallets. */
    readonly pairing: Observable<typeof import('./pairing/pairing-part.js')>;
  }
}

export const connectFlow: Flow = {
  name: 'connect',
  answers: {
    connect: {
      run: (deps, intent) => connect(deps)(intent),
      lane: () => 'connect',
      cancelled: (_intent, failure, { connect: { attempt } }) =>
        attempt && {
          type: 'connection.failed',
          namespace: attempt.namespace,
          walletId: attempt.walletId,
          failure,
          restoring: false,
        },
      value: (event) => (event.type === 'connection.opened' ? event.accounts[0] : undefined),
    },
    'open-wallet': { run: late('pairing'), lane: () => 'open-wallet' },
    'copy-pairing': { run: late('pairing') },
    'copy-link': { run: late('pairing') },
    restore: { run: (deps) => restore(deps)() },
    disconnect: { run: (deps, intent) => disconnect(deps)(intent) },
  },
  fold: (state, event) => ({
    ...state,
    connect: reduceConnect(state.connect, event),
    network: reduceNetwork(state.network, event, state.config),
  }),
  follow: followConnection,
  reactions: [keepStored, followLink, pairWhenShown, whenPairing, whenChoosing, discoverWallets],
};
