/** What a connector shares with the mirror of its config. Known by its emitter, the one part of it that wagmi keeps as it is. */
import type { Modal } from '../../application/modal/modal.js';

export interface Bridge {
  readonly modal: Modal;
  /** True while wagmi ends the connection: it is not notified of that again. */
  leaving: boolean;
  /** Ends the mirror of its config, while there is one. */
  stop: (() => void) | undefined;
}

const bridges = new WeakMap<object, Bridge>();

export function keepBridge(emitter: object, bridge: Bridge): void {
  bridges.set(emitter, bridge);
}

export function bridgeOf({ emitter }: { readonly emitter: object }): Bridge | undefined {
  return bridges.get(emitter);
}
