/** Published as `porthole/polkadot-wallets`: wallets for Polkadot and Substrate networks in the browser. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { loadOnce } from '../../load-once.js';

export type { PolkadotMethod, PolkadotProvider } from './polkadot-provider.js';

/** Lists and connects the browser wallets in `window.injectedWeb3`. Lists none on a server. */
export function polkadotWallets(): ConnectorHandle {
  return {
    id: 'polkadot-wallets',
    namespaces: ['polkadot'],
    preload: (restoring) => {
      loadCode().catch(() => undefined);
      if (restoring) loadWalletCode().catch(() => undefined);
    },
    async load({ scheduler, device, networks, storage, metadata }) {
      const { polkadotConnector } = await loadCode();
      const page = typeof window === 'undefined' ? {} : window;
      const log = device.log.bind(device);
      const dapp = metadata?.name ?? device.origin;
      return polkadotConnector({ page, scheduler, log, networks, storage, dapp, load: loadWalletCode });
    },
  };
}

/** Kept once loaded, so that preloaded code is available at once. */
const loadCode = loadOnce(() => import('./connector.js'));
const loadWalletCode = loadOnce(() => import('./connect-wallet.js'));
