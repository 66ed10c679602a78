/** The return values of the wallet buttons' hooks and composables. */
import type { Namespace } from '../../../domain/network/caip.js';
import type { Asked, AskHandlers } from '../asking/asking.js';
import type { ReachedAccount } from './reach-wallet.js';
import type { UpdatedEmail } from './update-email.js';
import type { Wallet } from './wallet-names.js';

/** Called when `useAppKitWallet` has connected or failed. */
export interface WalletHandlers extends AskHandlers<ReachedAccount> {
  /** The namespace to connect. Default: any that the wallet has, the active one first. */
  readonly namespace?: Namespace;
}

/** The state of the latest `connect`, which always resolves. */
export interface WalletInUse extends Asked<ReachedAccount> {
  /** True once the installed wallets are known: `connect` then opens windows within the user gesture. */
  readonly isReady: boolean;
  /** Shows the modal and connects one wallet. */
  readonly connect: (wallet: Wallet) => Promise<void>;
}

/** Changes the login email of the embedded wallet. `updateEmail` shows the screen and always resolves. */
export interface EmailInUse extends Asked<UpdatedEmail> {
  /** Resolves once the email has changed or the visitor has closed the screen. */
  readonly updateEmail: () => Promise<void>;
}
