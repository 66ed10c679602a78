/** The screens of wallets, connections and networks. Each carries its own data. */
import type { ListedWallet } from '../../domain/wallet/wallet.js';

/** The tabs of the account screen. */
export type AccountTab = 'tokens' | 'nfts' | 'activity';

export type ConnectRoute =
  | { readonly view: 'connect' }
  /** The list of wallets, if `connect` shows one button instead of it. */
  | { readonly view: 'connect-wallets' }
  | { readonly view: 'connecting-wallet'; readonly walletId: string }
  | { readonly view: 'connecting-multi-chain'; readonly walletId: string }
  /** Pairing, with the wallet that was chosen from a list, or with any. */
  | { readonly view: 'connecting-wallet-connect'; readonly wallet?: ListedWallet }
  /** Pairing as the first screen, for a dapp with pairing only. */
  | { readonly view: 'connecting-wallet-connect-basic' }
  /** A wallet that was connected by its app has a pending request there. */
  | { readonly view: 'continue-in-wallet' }
  | { readonly view: 'all-wallets' }
  /** `tab`: which list; by default the tokens. */
  | { readonly view: 'account'; readonly tab?: AccountTab }
  | { readonly view: 'what-is-a-wallet' }
  | { readonly view: 'what-is-a-network' };
