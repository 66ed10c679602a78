/** Syncs wagmi's state to the modal's, by comparing the two whenever either changes. */
import type { Config, Connector } from '@wagmi/core';
import type { Bridge } from '../bridges.js';
import { networkAgreement } from '../network-agreement.js';
import { isConnected, isRestoring, sessionOf, type WagmiSession } from '../wagmi-session.js';

/** wagmi's own `connect`: only with it do its statuses and `useAccountEffect` behave as usual. */
export type Connect = (config: Config, parameters: { readonly connector: Connector }) => Promise<unknown>;

/** Starts at once. Returns a function that stops it. */
export function mirror(config: Config, connector: Connector, bridge: Bridge, connect: Connect): () => void {
  const { modal } = bridge;
  let busy = false;
  const network = networkAgreement(config, modal, 'modal');

  const look = (): void => {
    const { status, connections } = config.state;
    // wagmi then asks the modal itself.
    if (busy || status === 'connecting' || status === 'reconnecting') return;
    const theirs = connections.get(connector.uid);
    if (!theirs) bridge.leaving = false;
    const state = modal.getState();
    const ours = sessionOf(state);
    if (ours || theirs) network.forget();
    if (ours && !theirs) {
      during(connect(config, { connector }));
    } else if (ours && theirs) {
      if (!isSame(ours, theirs)) connector.emitter.emit('change', { ...ours });
    } else if (isRestoring(state)) {
      // Not known yet.
    } else if (theirs) {
      if (!bridge.leaving) connector.emitter.emit('disconnect');
    } else if (connections.size === 0 && !isConnected(state)) {
      network.agree(during);
    }
  };

  /** One change at a time; further changes are processed afterwards. */
  const during = (work: Promise<unknown>): void => {
    busy = true;
    work.then(
      () => {
        busy = false;
        look();
      },
      () => {
        // Retried when either side changes.
        busy = false;
      },
    );
  };

  const forget = config.subscribe((state) => state, look);
  const following = modal.state$.subscribe(look);
  return () => {
    forget();
    following.unsubscribe();
  };
}

function isSame(
  ours: WagmiSession,
  theirs: { readonly accounts: readonly string[]; readonly chainId: number },
): boolean {
  return ours.chainId === theirs.chainId && ours.accounts.join() === theirs.accounts.join();
}
