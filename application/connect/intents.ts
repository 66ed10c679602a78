/** The intents of wallets, connections and networks. */
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';

/** Where a wallet is opened: its app by a custom scheme or by a universal link, its desktop program, or its website. */
export type OpeningWay = 'mobile' | 'universal' | 'desktop' | 'web';

export type ConnectIntent =
  | {
      readonly type: 'connect';
      /** An available wallet by its id, or a listed one to pair with. */
      readonly wallet: string | ListedWallet;
      readonly namespace?: Namespace | undefined;
    }
  | { readonly type: 'open-wallet'; readonly way?: OpeningWay | undefined }
  | { readonly type: 'copy-pairing' }
  | { readonly type: 'copy-link'; readonly link: string }
  | { readonly type: 'restore' }
  | { readonly type: 'disconnect'; readonly namespace?: Namespace | undefined };
