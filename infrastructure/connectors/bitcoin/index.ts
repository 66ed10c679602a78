/** Published as `porthole/bitcoin-wallets`: Bitcoin wallets in the browser. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { loadOnce } from '../../load-once.js';

export type { BitcoinMethod, BitcoinProvider } from './bitcoin-provider.js';

/**
 * Lists and connects browser wallets of the bip122 namespace: Wallet Standard, sats-connect's list of providers
 * (Leather, too) and OKX. Lists none on a server.
 */
export function bitcoinWallets(): ConnectorHandle {
  return {
    id: 'bitcoin-wallets',
    namespaces: ['bip122'],
    preload: (restoring) => {
      loadCode().catch(() => undefined);
      if (restoring) loadWalletCode().catch(() => undefined);
    },
    async load({ scheduler, device, networks, defaultAccountTypes }) {
      const { bitcoinConnector } = await loadCode();
      const page = typeof window === 'undefined' ? new EventTarget() : window;
      const preferred = defaultAccountTypes?.bip122 ?? 'payment';
      const log = device.log.bind(device);
      return bitcoinConnector({ page, scheduler, log, networks, preferred, load: loadWalletCode });
    },
  };
}

/** Kept once loaded, so that preloaded code is available at once. */
const loadCode = loadOnce(() => import('./connector.js'));
const loadWalletCode = loadOnce(() => import('./connect-wallet.js'));
