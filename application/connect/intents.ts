/** The intents of wallets, connections and networks. */
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';

/** Where a wallet is opened: its app on this phone, the same by an address, its program on this desktop, its site. */
export type OpeningWay = 'mobile' | 'universal' | 'desktop' | 'web';

export type ConnectIntent =
  | {
      readonly type: 'connect';
      /** A wallet in reach by its id, or one of a list, which is paired with. */
      readonly wallet: string | ListedWallet;
      readonly namespace?: Namespace | undefined;
    }
  | { readonly type: 'open-wallet'; readonly way?: OpeningWay | undefined }
  | { readonly type: 'copy-pairing' }
  | { readonly type: 'copy-link'; readonly link: string }
  | { readonly type: 'restore' }
  | { readonly type: 'disconnect'; readonly namespace?: Namespace | undefined };
