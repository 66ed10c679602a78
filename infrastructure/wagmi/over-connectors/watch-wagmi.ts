/** Makes the modal follow wagmi. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own; npm could not resolve it as a peer
import { type Config, type Connector, disconnect } from '@wagmi/core';
import { connectionOf } from '../../../application/connect/status-of.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { checkNetworks } from '../check-config.js';
import { type Driven, keepDriven } from '../driven-configs.js';
import { networkAgreement } from '../network-agreement.js';
import { startOnce } from '../start-once.js';
import type { WagmiActions } from '../wagmi-actions.js';
import { isConnected, sessionOf } from '../wagmi-session.js';
import { isSettled } from './is-settled.js';
import { walletIdOf } from './wallet-id.js';

/**
 * Syncs wagmi to a modal with `wagmiConnectors(config)`: connections by the page's own hooks appear in the modal. Call
 * it after `createModal`. Returns a function that stops it; until then, further calls return the same function. Does
 * nothing on a server.
 */
export function watchWagmi(modal: Modal, config: Config): () => void {
  return watchWagmiBy(disconnect, modal, config);
}

/** `end`: of the same `@wagmi/core` as the config. */
export function watchWagmiBy(end: WagmiActions['disconnect'], modal: Modal, config: Config): () => void {
  const driven = keepDriven(config);
  return startOnce(driven.watching, modal, modal, () => follow(end, modal, config, driven));
}

function follow(end: WagmiActions['disconnect'], modal: Modal, config: Config, driven: Driven): () => void {
  checkNetworks(config, modal);
  const network = networkAgreement(config, modal, 'wagmi');
  const { givenUp, leaving, told } = driven;
  let busy = false;
  let wasConnected = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  /** The connection that the visitor has ended in the modal, or that the modal could not restore: it is not restored again. */
  let declined: string | undefined;

  const look = (isSure = false): void => {
    const { status, connections, current } = config.state;
    const state = modal.getState();
    const ours = connectionOf(state, 'eip155');
    const connector = status === 'connected' && current ? connections.get(current)?.connector : undefined;
    const ended = wasConnected && ours.status === 'disconnected';
    wasConnected = ours.status === 'connected';
    if (ended && connector) declined = connector.uid;
    // wagmi does not observe other tabs.
    if (ended && connector && ours.reason === 'elsewhere') during(end(config, { connector }));
    if (busy || !isSettled(config) || ours.status === 'connecting' || isAttempting(state)) return;
    if (connector && leaving.has(connector.uid)) return;
    if (connector?.uid !== declined) declined = undefined;
    if (connector || wasConnected) network.forget();
    if (connector) {
      if (declined || !isElsewhere(state, connector)) return;
      // It may be the answer to an attempt that the visitor has cancelled in the modal, whose caller is notified a
      // moment later.
      if (!isSure && [...givenUp].some(({ uid }) => uid === connector.uid)) {
        later ??= setTimeout(() => {
          later = undefined;
          look(true);
        });
        return;
      }
      during(
        modal.connect(walletIdOf(connector), 'eip155').then(({ ok }) => {
          if (!ok) declined = connector.uid;
        }),
      );
    } else if (!isConnected(state)) {
      network.agree(during);
    }
  };

  /** One change at a time; further changes are processed afterwards. */
  const during = (work: Promise<unknown>): void => {
    busy = true;
    const done = () => {
      busy = false;
      look();
    };
    work.then(done, done);
  };

  const forget = config.subscribe(
    (state) => state,
    () => look(),
  );
  const following = modal.state$.subscribe(() => look());
  // Some wallets emit no event after a switch: the modal, which requested it, notifies wagmi.
  const switches = modal.events$.subscribe((event) => {
    if (event.type !== 'network.switched') return;
    const { connections, current } = config.state;
    const connection = current ? connections.get(current) : undefined;
    const chainId = sessionOf(modal.getState())?.chainId;
    if (!connection || isElsewhere(modal.getState(), connection.connector) || chainId === undefined) return;
    if (connection.chainId === chainId) return;
    const { uid, emitter } = connection.connector;
    told.add(uid);
    emitter.emit('change', { chainId });
    told.delete(uid);
  });
  return () => {
    clearTimeout(later);
    switches.unsubscribe();
    forget();
    following.unsubscribe();
  };
}

/** Whether the modal is connecting a wallet itself, and will handle the result. */
function isAttempting({ connect: { attempt } }: State): boolean {
  return attempt?.namespace === 'eip155' && attempt.failure === undefined;
}

/** Whether the modal is not connected through that connector. */
function isElsewhere(state: State, connector: Connector): boolean {
  const ours = connectionOf(state, 'eip155');
  return ours.status !== 'connected' || ours.wallet.id !== walletIdOf(connector);
}
