/** Published as `porthole/external`: a wallet whose EIP-1193 provider the host supplies. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Eip1193Provider } from '../eip1193/provider.js';

export type { Eip1193Provider, Eip1193Request } from '../eip1193/provider.js';

/** Describes a wallet that the site itself brings to `external()`. */
export interface ExternalOptions {
  /**
   * Unique among the host's wallets; stored to connect again after a reload. Not the wallet's rdns: a browser wallet that
   * announces itself under this id is not listed.
   */
  readonly id: string;
  /** Shown to the visitor. */
  readonly name: string;
  /** An image address or data URL that the host vouches for. */
  readonly icon?: string;
  /** The reverse domain name the same wallet announces when installed, so that it is listed once. */
  readonly rdns?: string;
  /** The wallet's id in the wallet directory. */
  readonly explorerId?: string;
  /** Makes the provider. Called when the wallet is chosen or was connected before; again after it failed. */
  readonly load: () => Eip1193Provider | Promise<Eip1193Provider>;
}

/** Lists the wallet without loading it. */
export function external(options: ExternalOptions): ConnectorHandle {
  const { load: loadProvider, ...shown } = options;
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
