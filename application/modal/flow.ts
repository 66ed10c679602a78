/** What needs several flows: opening a screen by name, and what is loaded once there is a connection, in this tab or another. */
import { EMPTY, mergeMap, Observable } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import { open } from '../connect/open.js';
import { connectedOf } from '../connect/selectors.js';
import { TO_END } from '../connect/stored/sessions-to-end.js';
import { KEYS } from '../connect/stored/stored-promises.js';
import type { Reaction } from '../engine/deps.js';
import type { Flow } from '../engine/flow.js';
import type { Route } from '../shell/router.js';
import type { SwapPreset } from '../swap/state.js';
import { routeNamed, type ViewName } from './view-names.js';

declare module '../engine/intents.js' {
  interface Intents {
    readonly modal: {
      readonly type: 'open';
      readonly route?: Route | undefined;
      readonly view?: ViewName | undefined;
      readonly namespace?: Namespace | undefined;
      readonly arguments?: SwapPreset | undefined;
    };
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    readonly connected: Observable<typeof import('./connected-part.js')>;
  }
}

const whenConnected: Reaction = (deps) =>
  deps.withPart(
    'connected',
    (state) => !!connectedOf(state),
    ({ keepConnected }) => keepConnected(deps),
  );

const whenElsewhere: Reaction = (deps) =>
  new Observable<string | undefined>((subscriber) => deps.storage.watch?.((key) => subscriber.next(key))).pipe(
    mergeMap((key) => deps.withPart('connected', Boolean, ({ followOtherTab }) => followOtherTab(deps, key))),
  );

/** Of an earlier visit: to be restored or, once the visitor has left them, to be ended. */
const whenStored: Reaction = (deps) =>
  deps.storage.get(KEYS.connected) || deps.storage.get(TO_END)
    ? deps.withPart('connected', Boolean, ({ endUnrestored }) => endUnrestored(deps))
    : EMPTY;

export const modalFlow: Flow = {
  name: 'modal',
  answers: {
    open: {
      run: (deps, { route, view, arguments: preset, namespace }) =>
        open(deps)({ route: route ?? routeNamed(view, preset), namespace }),
    },
  },
  reactions: [whenConnected, whenElsewhere, whenStored],
};
