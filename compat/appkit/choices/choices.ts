import { deleteConnection, switchConnection } from './change-connection.js';
import { connectWallet, fetchWallets, giveUpConnecting } from './choose-wallet.js';

/** The functions of hooks for several connections and for lists of wallets. Loaded on first use. */
export const choices = { connectWallet, deleteConnection, fetchWallets, giveUpConnecting, switchConnection } as const;
