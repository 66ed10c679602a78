/** Published as `porthole/appkit/wallet-button/vue`: composables for wallet buttons. Also defines `<appkit-wallet-button>`. */
import { defineWalletButton } from '../wallet-element.js';

export type { AskHandlers } from '../../asking/asking.js';
export type { ReachedAccount } from '../reach-wallet.js';
export type { UpdatedEmail } from '../update-email.js';
export { type AppKitWalletButton, createAppKitWalletButton } from '../wallet-button.js';
export type { EmailInUse, WalletHandlers, WalletInUse } from '../wallet-in-use.js';
export type { Wallet } from '../wallet-names.js';
export { useAppKitUpdateEmail } from './use-app-kit-update-email.js';
export { useAppKitWallet } from './use-app-kit-wallet.js';

defineWalletButton();
