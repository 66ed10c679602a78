/** A wallet in the browser together with its provider. */
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Eip1193Provider } from '../eip1193/provider.js';

export interface FoundWallet {
  readonly wallet: Wallet;
  readonly provider: Eip1193Provider;
}

export const INJECTED_ID = 'injected';
