import { bitcoin } from '../../../infrastructure/chains/bitcoin/index.js';
import type { BitcoinProvider } from '../../../infrastructure/connectors/bitcoin/bitcoin-provider.js';
import { bitcoinWallets } from '../../../infrastructure/connectors/bitcoin/index.js';
import type { AdapterContext, AdapterParts, AppKitAdapter } from '../adapter.js';
import { rpcUrlsOf } from '../rpc-urls.js';
import { say } from '../say.js';
import { type BitcoinConnector, bitcoinConnectorOf } from './bitcoin-connector.js';

/** The options of AppKit's `BitcoinAdapter`. */
export interface BitcoinAdapterOptions {
  /** Not used: set explorers in `customRpcUrls`. */
  readonly api?: unknown;
}

/** Bitcoin networks and browser wallets. */
export class BitcoinAdapter implements AppKitAdapter {
  readonly namespace = 'bip122';
  readonly adapterType = 'bitcoin';

  constructor({ api }: BitcoinAdapterOptions = {}) {
    if (api) say('info', 'The option `api` of the Bitcoin adapter does nothing: use `customRpcUrls`.');
  }

  parts({ customRpcUrls }: AdapterContext): AdapterParts {
    return { chain: bitcoin(rpcUrlsOf(customRpcUrls, 'bip122') ?? {}), connectors: [bitcoinWallets()] };
  }

  provider(given: unknown, address: string): BitcoinConnector {
    return bitcoinConnectorOf(given as BitcoinProvider, address);
  }
}
