/** The connectors of a wagmi config as wallets of the modal. */
import type { Config } from '@wagmi/core';
import type { ConnectorHandle } from '../../application/ports/handle.js';
import { Failure } from '../../domain/failure/failure.js';
import { bridgeOf } from './bridges.js';
import { keepDriven } from './driven-configs.js';
import type { WagmiActions } from './wagmi-actions.js';
import { WAGMI_ID } from './wallet-id.js';

/**
 * Lists the connectors of a wagmi config, and connects by them. wagmi keeps the session: the modal takes up what wagmi
 * reconnects. Call `watchWagmi(modal, config)` once the modal is made. Do not list the same wallets by `injected()` as well.
 * Throws a `Failure` with code `invalid-options` for a config that has the modal as a connector itself.
 */
export function wagmiConnectors(config: Config): ConnectorHandle {
  return handleOf(config, async () => (await import('./wagmi-actions.js')).wagmiActions);
}

/** `actions`: of the same `@wagmi/core` as the config. */
export function handleOf(config: Config, actions: () => Promise<WagmiActions>): ConnectorHandle {
  if (config.connectors.some((connector) => bridgeOf(connector) !== undefined))
    throw new Failure(
      'invalid-options',
      'One config of wagmi cannot have `porthole(modal)` as a connector and be given to `wagmiConnectors`',
    );
  keepDriven(config);
  return {
    id: WAGMI_ID,
    namespaces: ['eip155'],
    async load({ scheduler, device }) {
      const [{ wagmiConnector }, loaded] = await Promise.all([import('./wagmi-connector.js'), actions()]);
      return wagmiConnector({ config, actions: loaded, scheduler, log: device.log.bind(device) });
    },
  };
}
