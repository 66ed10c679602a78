import { solana } from '../../../infrastructure/chains/solana/index.js';
import { walletStandard } from '../../../infrastructure/connectors/wallet-standard/index.js';
import type { SolanaProvider } from '../../../infrastructure/connectors/wallet-standard/solana-provider.js';
import type { AdapterContext, AdapterParts, AppKitAdapter } from '../adapter.js';
import { rpcUrlsOf } from '../rpc-urls.js';
import { say } from '../say.js';
import { type Provider, solanaProviderOf } from './solana-provider.js';

/** The options of AppKit's `SolanaAdapter`. */
export interface SolanaAdapterOptions {
  /** Not used: wallets register themselves (Wallet Standard). */
  readonly wallets?: readonly unknown[];
  /** Not used: pass `customRpcUrls` to `createAppKit`. */
  readonly connectionSettings?: unknown;
}

/** Solana networks, and wallets that register in the page (Wallet Standard). */
export class SolanaAdapter implements AppKitAdapter {
  readonly namespace = 'solana';
  readonly adapterType = 'solana';

  constructor({ wallets, connectionSettings }: SolanaAdapterOptions = {}) {
    if (wallets?.length) say('info', 'The option `wallets`: Solana wallets are listed as they register themselves.');
    if (connectionSettings) say('info', 'The option `connectionSettings` does nothing: use `customRpcUrls`.');
  }

  parts({ customRpcUrls }: AdapterContext): AdapterParts {
    return { chain: solana(rpcUrlsOf(customRpcUrls, 'solana') ?? {}), connectors: [walletStandard()] };
  }

  provider(given: unknown, address: string): Provider {
    return solanaProviderOf(given as SolanaProvider, address);
  }
}
