/** The real connector of browser wallets, listening to a window of the suite. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import * as walletCode from '../../../infrastructure/connectors/eip1193/connect-provider.js';
import { injectedConnector } from '../../../infrastructure/connectors/injected/injected-connector.js';

export function injectedAt(target: EventTarget & { readonly ethereum?: unknown }): ConnectorHandle {
  return {
    id: 'injected',
    namespaces: ['eip155'],
    load: ({ scheduler, device: { log } }) =>
      Promise.resolve(
        injectedConnector({ target, scheduler, log, announced: true, legacy: true, load: () => walletCode }),
      ),
  };
}
