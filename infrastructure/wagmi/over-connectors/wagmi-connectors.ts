/** The connectors of a wagmi config as wallets of the modal. */
import type { Config } from '@wagmi/core';
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { Failure } from '../../../domain/failure/failure.js';
import { bridgeOf } from '../bridges.js';
import { keepDriven } from '../driven-configs.js';
import type { WagmiActions } from '../wagmi-actions.js';
import { WAGMI_ID } from './wallet-id.js';

/**
 * Lists the connectors of a wagmi config and connects through them. wagmi keeps the session; the modal follows its
 * reconnects. Call `watchWagmi(modal, config)` after `createModal`. Do not also list the same wallets with
 * `injected()`. Throws a `Failure` with code `invalid-options` for a config whose connectors include the modal.
 */
export function wagmiConnectors(config: Config): ConnectorHandle {
  return handleOf(config, async () => (await import('../wagmi-actions.js')).wagmiActions);
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
