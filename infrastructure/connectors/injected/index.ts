/** Published as `porthole/injected`: EVM wallets in the browser. */
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { loadOnce } from '../../load-once.js';
import { INJECTED_ID } from './found-wallet.js';

/** Options of `injected`. */
export interface InjectedOptions {
  /** Wallets that announce themselves (EIP-6963). Default true. */
  readonly announced?: boolean | undefined;
  /** Wallets at `window.ethereum` that do not announce themselves. Default true. */
  readonly legacy?: boolean | undefined;
}

/** Lists and connects browser wallets of the eip155 namespace. Lists none on a server. */
export function injected(options: InjectedOptions = {}): ConnectorHandle {
  return {
    id: INJECTED_ID,
    given: { injected: options },
    namespaces: ['eip155'],
    preload: (restoring) => {
      loadCode().catch(() => undefined);
      if (restoring) loadWalletCode().catch(() => undefined);
    },
    load: async (context) => (await loadCode()).connectorOfPage(context, options, loadWalletCode),
  };
}

/** Kept once loaded, so that preloaded code is available at once. */
const loadCode = loadOnce(() => import('./injected-connector.js'));
const loadWalletCode = loadOnce(() => import('../eip1193/connect-provider.js'));
