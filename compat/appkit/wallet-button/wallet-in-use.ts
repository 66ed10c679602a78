/** What the hooks and composables of wallet buttons give. */
import type { Namespace } from '../../../domain/network/caip.js';
import type { Asked, AskHandlers } from '../asking/asking.js';
import type { ReachedAccount } from './reach-wallet.js';
import type { UpdatedEmail } from './update-email.js';
import type { Wallet } from './wallet-names.js';

/** Called when `useAppKitWallet` has connected, or failed to. */
export interface WalletHandlers extends AskHandlers<ReachedAccount> {
  readonly namespace?: Namespace;
}

/** A button for one wallet: what became of the latest press. `connect` resolves however it ends. */
export interface WalletInUse extends Asked<ReachedAccount> {
  readonly isReady: boolean;
  readonly connect: (wallet: Wallet) => Promise<void>;
}

/** The change of the email of the wallet inside the modal. `updateEmail` shows it, and resolves however it ends. */
export interface EmailInUse extends Asked<UpdatedEmail> {
  readonly updateEmail: () => Promise<void>;
}
