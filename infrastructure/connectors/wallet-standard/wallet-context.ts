import type { Network } from '../../../domain/network/network.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';

/** The dependencies of the code that talks to wallets. */
export interface WalletContext extends Eip1193Context {
  /** The dapp's networks, of every namespace. */
  readonly networks: readonly Network[];
}
