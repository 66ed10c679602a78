/** Published as `porthole/external`: a wallet with an EIP-1193 provider from the host. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Eip1193Provider } from '../eip1193/provider.js';

export type { Eip1193Provider, Eip1193Request } from '../eip1193/provider.js';

/** Options of `external`. */
export interface ExternalOptions {
  /**
   * Unique among the host's wallets; stored to reconnect after a reload. Do not use the wallet's rdns: a browser wallet
   * that announces itself under this id is not listed.
   */
  readonly id: string;
  /** Shown to the visitor. */
  readonly name: string;
  /** A `data:` URL, or a URL that the host trusts. */
  readonly icon?: string | undefined;
  /** The reverse domain name (EIP-6963) of the same wallet when installed, so that it is listed only once. */
  readonly rdns?: string | undefined;
  /** The wallet's id in the wallet directory. */
  readonly explorerId?: string | undefined;
  /** Creates the provider. Called when the visitor chooses the wallet, or was connected to it earlier; called again after a failure. */
  readonly load: () => Eip1193Provider | Promise<Eip1193Provider>;
}

/** A connector for the wallet. Lists it without loading it. */
export function external(options: ExternalOptions): ConnectorHandle {
  const { load: loadProvider, ...shown } = (options ?? {}) as ExternalOptions;
  const wallet: Wallet = { ...shown, type: 'EXTERNAL', namespace: 'eip155', connectorId: shown.id };
  return {
    id: shown.id,
    given: { external: options },
    namespaces: ['eip155'],
    wallets: [wallet],
    async load({ scheduler, device }) {
      const { externalConnector } = await import('./external-connector.js');
      return externalConnector({ wallet, load: loadProvider, scheduler, log: device.log.bind(device) });
    },
  };
}
