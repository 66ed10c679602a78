/** State shared by a connector and the mirror of its config, by the connector's emitter: the only part of it that wagmi does not copy. */
import type { Modal } from '../../application/modal/modal.js';

export interface Bridge {
  readonly modal: Modal;
  /** True while wagmi disconnects: it is not notified of that again. */
  leaving: boolean;
}

/** What stops the mirror of a bridge's config, if there is one. */
export const mirrors = new WeakMap<object, () => void>();

const bridges = new WeakMap<object, Bridge>();

export function keepBridge(emitter: object, bridge: Bridge): void {
  bridges.set(emitter, bridge);
}

export function bridgeOf({ emitter }: { readonly emitter: object }): Bridge | undefined {
  return bridges.get(emitter);
}
