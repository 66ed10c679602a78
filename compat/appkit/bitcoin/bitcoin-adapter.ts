import { bitcoin } from '../../../infrastructure/chains/bitcoin/index.js';
import { bitcoinWallets } from '../../../infrastructure/connectors/bitcoin/index.js';
import type { AdapterContext, AdapterParts, AppKitAdapter } from '../adapter.js';
import { rpcUrlsOf } from '../rpc-urls.js';
import { say } from '../say.js';

export interface BitcoinAdapterOptions {
  /** Not used: explorers are named by `customRpcUrls`. */
  readonly api?: unknown;
}

/** Networks of Bitcoin, and the wallets in the browser that are for them. */
export class BitcoinAdapter implements AppKitAdapter {
  readonly namespace = 'bip122';
  readonly adapterType = 'bitcoin';

  constructor({ api }: BitcoinAdapterOptions = {}) {
    if (api) say('info', 'The option `api` of the Bitcoin adapter does nothing: give `customRpcUrls`.');
  }

  parts({ customRpcUrls }: AdapterContext): AdapterParts {
    return { chain: bitcoin(rpcUrlsOf(customRpcUrls, 'bip122') ?? {}), connectors: [bitcoinWallets()] };
  }
}
