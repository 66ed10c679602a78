import { deleteConnection, switchConnection } from './change-connection.js';
import { connectWallet, fetchWallets, giveUpConnecting } from './choose-wallet.js';

/** What hooks for several connections and for lists of wallets do. Loaded with the first of it. */
export const choices = { connectWallet, deleteConnection, fetchWallets, giveUpConnecting, switchConnection } as const;
