/** Has the modal follow wagmi. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own; npm could not resolve it as a peer
import { type Config, disconnect } from '@wagmi/core';
import { connectionOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import { checkNetworks } from './check-config.js';
import { isSettled } from './is-settled.js';
import { networkAgreement } from './network-agreement.js';
import type { WagmiActions } from './wagmi-actions.js';
import { isConnected, isOnServer } from './wagmi-session.js';
import { walletIdOf } from './wallet-id.js';

/**
 * For a modal with `wagmiConnectors(config)`: what is connected in wagmi by the page's own hooks is connected in the modal as well.
 * Call it once, after `createModal`. Returns how to end it. Does nothing on a server.
 */
export function watchWagmi(modal: Modal, config: Config): () => void {
  return watchWagmiBy(disconnect, modal, config);
}

/** `end`: of the same `@wagmi/core` as the config. */
export function watchWagmiBy(end: WagmiActions['disconnect'], modal: Modal, config: Config): () => void {
  if (isOnServer(modal)) return () => undefined;
  checkNetworks(config, modal);
  const network = networkAgreement(config, modal, 'wagmi');
  let busy = false;
  let wasConnected = false;
  /** The connection that the visitor has ended in the modal, or that it could not take up: not taken up again. */
  let declined: string | undefined;

  const look = (): void => {
    const { status, connections, current } = config.state;
    const state = modal.getState();
    const ours = connectionOf(state, 'eip155');
    const connector = status === 'connected' && current ? connections.get(current)?.connector : undefined;
    const ended = wasConnected && ours.status === 'disconnected';
    wasConnected = ours.status === 'connected';
    if (ended && connector) declined = connector.uid;
    // wagmi knows nothing of other tabs.
    if (ended && connector && ours.reason === 'elsewhere') during(end(config, { connector }));
    if (busy || !isSettled(config) || ours.status === 'connecting') return;
    if (connector?.uid !== declined) declined = undefined;
    if (connector || wasConnected) network.forget();
    if (connector) {
      const walletId = walletIdOf(connector);
      if (declined || (ours.status === 'connected' && ours.wallet.id === walletId)) return;
      during(
        modal.connect(walletId, 'eip155').then(({ ok }) => {
          if (!ok) declined = connector.uid;
        }),
      );
    } else if (!isConnected(state)) {
      network.agree(during);
    }
  };

  /** One thing at a time; what has changed meanwhile is looked at afterwards. */
  const during = (work: Promise<unknown>): void => {
    busy = true;
    const done = () => {
      busy = false;
      look();
    };
    work.then(done, done);
  };

  const forget = config.subscribe((state) => state, look);
  const following = modal.state$.subscribe(look);
  return () => {
    forget();
    following.unsubscribe();
  };
}
