/** A modal that can be passed on before it is created: a dapp reads `wagmiConfig` before it calls `createAppKit`. */

import type { Stream } from '../../../application/engine/stream.js';
import { initialState } from '../../../application/modal/initial-state.js';
import { INTENT_METHODS } from '../../../application/modal/method-names.js';
import type { IntentMethods, Modal } from '../../../application/modal/modal.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import { configOf } from '../../../infrastructure/options.js';

export interface LateModal {
  readonly modal: Modal;
  /** Runs the calls that were queued meanwhile. Only the first modal counts. */
  give(real: Modal): void;
}

export function lateModal(networks: readonly NetworkInput[]): LateModal {
  const before = initialState(configOf({ networks, services: false }));
  let real: Modal | undefined;
  let resolve: (modal: Modal) => void = () => undefined;
  const given = new Promise<Modal>((done) => {
    resolve = done;
  });
  const stream = <T>(of: (modal: Modal) => Stream<T>): Stream<T> => {
    const later: Stream<T> = {
      subscribe(observer) {
        if (real) return of(real).subscribe(observer);
        let over = false;
        let end = () => {
          over = true;
        };
        void given.then((modal) => {
          if (over) return;
          const subscription = of(modal).subscribe(observer);
          end = () => subscription.unsubscribe();
        });
        return { unsubscribe: () => end() };
      },
      [Symbol.observable ?? '@@observable']: () => later,
    };
    return later;
  };
  const methods = Object.fromEntries(
    INTENT_METHODS.map((name) => [
      name,
      async (...asked: readonly unknown[]) => {
        const modal = await given;
        return (modal[name] as (...asked: readonly unknown[]) => Promise<unknown>)(...asked);
      },
    ]),
  ) as IntentMethods;
  return {
    modal: {
      ...methods,
      state$: stream((modal) => modal.state$),
      events$: stream((modal) => modal.events$),
      getState: () => real?.getState() ?? before,
      getServerState: () => real?.getServerState() ?? before,
      getProvider: (namespace) => real?.getProvider(namespace),
      egress: async () => (await given).egress(),
      preload: () => void given.then((modal) => modal.preload()),
      setShell: (fetch) => void given.then((modal) => modal.setShell(fetch)),
      destroy: () => real?.destroy(),
    },
    give(modal) {
      real ??= modal;
      resolve(real);
    },
  };
}
