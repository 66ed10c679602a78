/** Published as `porthole/appkit/wallet-button`: replaces `@reown/appkit-wallet-button`. Importing it defines `<appkit-wallet-button>`. */
import { defineWalletButton } from './wallet-element.js';

export type { ReachedAccount } from './reach-wallet.js';
export type { UpdatedEmail } from './update-email.js';
export { type AppKitWalletButton, createAppKitWalletButton } from './wallet-button.js';
export type { Wallet } from './wallet-names.js';

defineWalletButton();
