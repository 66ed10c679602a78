/** The modal as a connector of wagmi. */
import type { CreateConnectorFn } from '@wagmi/core';
import { type Address, SwitchChainError } from 'viem';
import type { Modal } from '../../../application/modal/modal.js';
import { networkIdOf } from '../../../domain/network/caip.js';
import { consoleLog } from '../../browser/console-log.js';
import type { Eip1193Provider } from '../../connectors/eip1193/provider.js';
import { type Bridge, keepBridge, mirrors } from '../bridges.js';
import { chainIdOf, chainIdsOf, isRestoring, RESTORE_LIMIT, sessionOf, type WagmiSession } from '../wagmi-session.js';
import { askVisitor } from './ask-visitor.js';
import { lastingProvider } from './lasting-provider.js';
import { PORTHOLE_ICON } from './porthole-icon.js';
import { toWagmiError } from './to-wagmi-error.js';
import { until } from './until.js';

/** Options of `porthole`. */
export interface PortholeConnectorOptions {
  /** The connector's name. Default `Porthole`. */
  readonly name?: string | undefined;
  /** The connector's icon, a `data:` URL. Default: a porthole. */
  readonly icon?: string | undefined;
}

/** The id that wagmi stores to find the connector after a reload. */
const ID = 'porthole';

/**
 * The modal as wagmi's only connector: connecting opens the modal, and wagmi reflects its connection. The modal keeps
 * the session; wagmi's stored session is ignored. Call `watchPorthole(config)` after `createConfig`.
 */
export function porthole(modal: Modal, options: PortholeConnectorOptions = {}): CreateConnectorFn<Eip1193Provider> {
  return ({ chains, emitter }) => {
    const bridge: Bridge = { modal, leaving: false };
    keepBridge(emitter, bridge);
    const provider = lastingProvider(modal);
    let reminded = false;
    const remind = () => {
      if (mirrors.has(bridge) || reminded) return;
      reminded = true;
      consoleLog('warn', 'wagmi does not follow the modal: call `watchPorthole(config)` after `createConfig`');
    };
    const session = () => sessionOf(modal.getState());
    const switchTo = async (chainId: number) => {
      const chain = chains.find(({ id }) => id === chainId);
      const lacks = () => new SwitchChainError(new Error(`The config of wagmi has no chain ${chainId}`));
      // A network that the modal lacks as well is reported by the modal, to developers too.
      if (!chain && chainIdsOf(modal.getState()).includes(chainId)) throw lacks();
      const outcome = await modal.switchNetwork(networkIdOf('eip155', chainId));
      if (!outcome.ok) throw toWagmiError(outcome.failure);
      if (!chain) throw lacks();
      emitter.emit('change', { chainId });
      return chain;
    };
    /** Like other connectors: if the wallet does not switch, it stays connected on its network. */
    const startOn = async (chainId: number | undefined, opened: WagmiSession): Promise<WagmiSession> => {
      if (chainId === undefined || chainId === opened.chainId) return opened;
      await switchTo(chainId).catch((error: Error) => {
        if (error.name === 'UserRejectedRequestError') throw error;
      });
      return session() ?? opened;
    };

    return {
      id: ID,
      name: options.name ?? 'Porthole',
      type: ID,
      icon: options.icon ?? PORTHOLE_ICON,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        remind();
        const known = session();
        if (!known && isReconnecting) throw new Error('The modal is not connected');
        const { accounts, chainId: at } =
          isReconnecting && known ? known : await startOn(chainId, known ?? (await askVisitor(modal, chainId)));
        return {
          accounts: (withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts) as never,
          chainId: at,
        };
      },
      async disconnect() {
        if (!session()) return;
        bridge.leaving = true;
        const outcome = await modal.disconnect('eip155');
        // Once the modal has disconnected, the session is gone, regardless of the wallet's answer.
        if (!outcome.ok && session()) {
          bridge.leaving = false;
          throw toWagmiError(outcome.failure);
        }
        // wagmi has dropped the connection by then, unless the dapp has called this method itself.
        setTimeout(() => bridge.leaving && emitter.emit('disconnect'));
      },
      getAccounts: async (): Promise<readonly Address[]> => session()?.accounts ?? [],
      // Also called before connecting.
      getChainId: async () => chainIdOf(modal.getState()) ?? chains[0].id,
      getProvider: async () => provider,
      async isAuthorized() {
        remind();
        const restored = await until(
          modal,
          (state) => (isRestoring(state) ? undefined : sessionOf(state) !== undefined),
          RESTORE_LIMIT,
        );
        return restored === true;
      },
      switchChain: ({ chainId }) => switchTo(chainId),
      // Wallets report to the modal, and the modal to wagmi.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    };
  };
}
