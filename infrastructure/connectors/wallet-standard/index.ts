/** Published as `porthole/wallet-standard`: wallets that register in the page (Wallet Standard), as Solana wallets do. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { loadOnce } from '../../load-once.js';

export type { SolanaMethod, SolanaProvider, SolanaSendOptions } from './solana-provider.js';

/** Lists and connects browser wallets of the solana namespace. Lists none on a server. */
export function walletStandard(): ConnectorHandle {
  return {
    id: 'wallet-standard',
    namespaces: ['solana'],
    preload: (restoring) => {
      loadCode().catch(() => undefined);
      if (restoring) loadWalletCode().catch(() => undefined);
    },
    async load({ scheduler, device, networks }) {
      const { walletStandardConnector } = await loadCode();
      const target = typeof window === 'undefined' ? new EventTarget() : window;
      const log = device.log.bind(device);
      return walletStandardConnector({ target, scheduler, log, networks, load: loadWalletCode });
    },
  };
}

/** Kept once loaded, so that preloaded code is available at once. */
const loadCode = loadOnce(() => import('./connector.js'));
const loadWalletCode = loadOnce(() => import('./connect-wallet.js'));
