/** Everything a visitor or a host can ask for. */
import type { AccountType } from '../../domain/account.js';
import type { Namespace, NetworkId } from '../../domain/caip.js';
import type { SocialProvider } from '../../domain/features.js';
import type { Token } from '../../domain/token.js';
import type { ListedWallet } from '../../domain/wallet.js';
import type { PagesName } from '../activity/state.js';
import type { BuyPatch } from '../buy/state.js';
import type { SendPatch } from '../send/state.js';
import type { Config } from '../shell/config.js';
import type { Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';
import type { ViewName } from '../shell/view-names.js';
import type { SwapPatch, SwapPreset } from '../swap/state.js';
import type { LoadUseCase } from './use-case.js';

/** Where a wallet is opened: its app on this phone, the same by an address, its program on this desktop, its site. */
export type OpeningWay = 'mobile' | 'universal' | 'desktop' | 'web';

export type Intent =
  | {
      readonly type: 'open';
      readonly route?: Route | undefined;
      readonly view?: ViewName | undefined;
      readonly namespace?: Namespace | undefined;
      readonly arguments?: SwapPreset | undefined;
    }
  | { readonly type: 'close'; readonly force?: boolean | undefined }
  | { readonly type: 'back' }
  | { readonly type: 'push'; readonly route: Route }
  | { readonly type: 'replace'; readonly route: Route }
  | { readonly type: 'reset'; readonly route: Route }
  | {
      readonly type: 'connect';
      /** A wallet in reach by its id, or one of a list, which is paired with. */
      readonly wallet: string | ListedWallet;
      readonly namespace?: Namespace | undefined;
    }
  | { readonly type: 'open-wallet'; readonly way?: OpeningWay | undefined }
  | { readonly type: 'copy-pairing' }
  | { readonly type: 'restore' }
  | { readonly type: 'disconnect'; readonly namespace?: Namespace | undefined }
  | { readonly type: 'switch-network'; readonly networkId: NetworkId }
  | { readonly type: 'select-account'; readonly address: string; readonly namespace?: Namespace | undefined }
  | { readonly type: 'ping'; readonly namespace?: Namespace | undefined }
  /** `tokens`: which a service is to look at anew, where not at all that were known. */
  | { readonly type: 'refresh-balance'; readonly tokens?: readonly Token[] | undefined }
  | { readonly type: 'copy-address' }
  | { readonly type: 'next-page'; readonly list: PagesName }
  | { readonly type: 'sign-message'; readonly message: string; readonly namespace?: Namespace | undefined }
  | { readonly type: 'sign-in' }
  | { readonly type: 'sign-out' }
  | { readonly type: 'edit-send'; readonly patch: SendPatch }
  | { readonly type: 'send-max' }
  | { readonly type: 'review-send' }
  | { readonly type: 'send' }
  | { readonly type: 'run'; readonly load: LoadUseCase }
  | { readonly type: 'edit-swap'; readonly patch: SwapPatch }
  | { readonly type: 'swap' }
  | { readonly type: 'next-wallets' }
  | { readonly type: 'search-wallets'; readonly text: string; readonly certified?: boolean | undefined }
  | { readonly type: 'show-wallet-images'; readonly imageIds: readonly string[] }
  | { readonly type: 'log-in-by-email'; readonly email: string }
  | { readonly type: 'resume-login' }
  | { readonly type: 'resend-code' }
  | { readonly type: 'enter-code'; readonly code: string }
  | { readonly type: 'log-in-by-social'; readonly provider: SocialProvider }
  | { readonly type: 'finish-login' }
  | { readonly type: 'change-email'; readonly email: string }
  | { readonly type: 'enter-email-code'; readonly code: string }
  | { readonly type: 'change-account-type'; readonly accountType: AccountType }
  | { readonly type: 'try-name'; readonly label: string }
  | { readonly type: 'register-name'; readonly label: string }
  | { readonly type: 'edit-buy'; readonly patch: BuyPatch }
  | { readonly type: 'buy'; readonly sellerId: string }
  | { readonly type: 'reject-request'; readonly requestId: string }
  | { readonly type: 'configure'; readonly patch: Partial<Config> }
  | { readonly type: 'show-snack'; readonly snack: Snack }
  | { readonly type: 'dismiss-alert' }
  | { readonly type: 'set-loading'; readonly loading: boolean };

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { readonly type: T }>;
