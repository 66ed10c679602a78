/** The view machine, pure: which screen is shown, how it came there, and what lies above it. */
import type { NetworkId } from '../../domain/caip.js';
import type { SocialProvider } from '../../domain/features.js';
import type { RpcRequest } from '../../domain/request.js';
import type { ListedWallet } from '../../domain/wallet.js';
import type { AccountTab } from '../account/state.js';
import type { SessionTab } from '../smart-sessions/state.js';
import type { SwapPreset, SwapSide } from '../swap/state.js';

/** A screen. Each variant carries its own screen's data. */
export type Route =
  | { readonly view: 'connect' }
  /** The wallets alone, where `connect` has one button in their place. */
  | { readonly view: 'connect-wallets' }
  | { readonly view: 'connecting-wallet'; readonly walletId: string }
  | { readonly view: 'connecting-multi-chain'; readonly walletId: string }
  /** Pairing, with the wallet that was chosen from a list, or with any. */
  | { readonly view: 'connecting-wallet-connect'; readonly wallet?: ListedWallet }
  /** Pairing as the first screen, for a dapp that has nothing else. */
  | { readonly view: 'connecting-wallet-connect-basic' }
  /** A wallet that was connected by its app has something to answer there. */
  | { readonly view: 'continue-in-wallet' }
  | { readonly view: 'all-wallets' }
  | { readonly view: 'downloads'; readonly wallet: ListedWallet }
  | { readonly view: 'get-wallet' }
  /** The code of a mail. */
  | { readonly view: 'email-verify-otp' }
  /** This browser has to be approved by a link in a mail. */
  | { readonly view: 'email-verify-device' }
  | { readonly view: 'connect-socials' }
  | { readonly view: 'connecting-social'; readonly provider: SocialProvider }
  | { readonly view: 'connecting-farcaster' }
  /** `tab`: which of the lists; what the account holds unless it says otherwise. */
  | { readonly view: 'account'; readonly tab?: AccountTab }
  | { readonly view: 'account-settings' }
  | { readonly view: 'profile' }
  | { readonly view: 'update-email-wallet' }
  | { readonly view: 'update-email-primary-otp' }
  | { readonly view: 'update-email-secondary-otp' }
  | { readonly view: 'upgrade-email-wallet' }
  | { readonly view: 'choose-account-name' }
  | { readonly view: 'register-account-name' }
  | { readonly view: 'register-account-name-success' }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly networkId: NetworkId }
  /** Another wallet is needed for a network of another kind. */
  | { readonly view: 'switch-active-chain'; readonly networkId: NetworkId }
  | { readonly view: 'receive' }
  /** The networks on which the account can receive. */
  | { readonly view: 'compatible-networks' }
  | { readonly view: 'send' }
  | { readonly view: 'send-select-token' }
  | { readonly view: 'send-review' }
  /** `preset`: what a host would have swapped. */
  | { readonly view: 'swap'; readonly preset?: SwapPreset }
  | { readonly view: 'swap-select-token'; readonly side: SwapSide }
  | { readonly view: 'swap-preview' }
  /** What to buy, and who sells it. */
  | { readonly view: 'on-ramp-providers' }
  | { readonly view: 'on-ramp-fiat-select' }
  | { readonly view: 'on-ramp-token-select' }
  /** At the seller's, in a window of its own. */
  | { readonly view: 'buy-in-progress' }
  /** What was bought. */
  | { readonly view: 'on-ramp-activity' }
  | { readonly view: 'what-is-a-buy' }
  /** What sites may do for the account in use. `pci`: one of them, looked at closely. */
  | { readonly view: 'smart-sessions'; readonly tab?: SessionTab; readonly pci?: string }
  /** The account has let a site act for it. */
  | { readonly view: 'smart-session-created' }
  /** What the dapp wants paid, and how. */
  | { readonly view: 'pay' }
  /** How the payment is getting on. */
  | { readonly view: 'pay-loading' }
  | { readonly view: 'what-is-a-wallet' }
  | { readonly view: 'what-is-a-network' };

/** Something that lies above the screens until it is settled. */
export type Interrupt =
  | { readonly view: 'unsupported-network' }
  | { readonly view: 'approve'; readonly request: RpcRequest }
  /** The site wants the visitor to sign in: by `siwx`, which verifies what the wallet signs. */
  | { readonly view: 'siwx-sign-message' }
  /** The same by `siweConfig`: with a server of the site's own, on EVM networks. */
  | { readonly view: 'connecting-siwe' };

export type View = Route['view'] | Interrupt['view'];

/**
 * Where to go when an approval ends well (the reference product's transaction stack, as data): `back` to the screen
 * below, `close` for good, `stay`, or `show` a screen as the new first one.
 */
export type AfterApproval = 'back' | 'close' | 'stay' | { readonly show: Route };

export interface RouterState {
  /** Never empty; the last one is shown. */
  readonly history: readonly [Route, ...Route[]];
  readonly interrupt: Interrupt | undefined;
  readonly transactions: readonly AfterApproval[];
  /** Which way the last change went, for the transition. */
  readonly direction: 'forward' | 'back';
}

export type Navigation =
  | { readonly type: 'push'; readonly route: Route }
  | { readonly type: 'replace'; readonly route: Route }
  | { readonly type: 'reset'; readonly route: Route }
  | { readonly type: 'back' }
  | { readonly type: 'interrupt'; readonly interrupt: Interrupt }
  | { readonly type: 'settle' };

/** What is on screen. */
export function currentRoute(router: RouterState): Route | Interrupt {
  return router.interrupt ?? topRoute(router);
}

export function topRoute(router: RouterState): Route {
  return router.history[router.history.length - 1] ?? router.history[0];
}

/** Whether going back has somewhere to go; otherwise back means close. */
export function canGoBack(router: RouterState): boolean {
  return router.interrupt === undefined && router.history.length > 1;
}

/** Moves between screens. Pushing or replacing with what is already shown changes nothing. */
export function navigate(router: RouterState, step: Navigation): RouterState {
  const { history } = router;
  switch (step.type) {
    case 'push':
      if (sameRoute(topRoute(router), step.route)) return router;
      return { ...router, history: [...history, step.route], direction: 'forward' };
    case 'replace':
      if (sameRoute(topRoute(router), step.route)) return router;
      return { ...router, history: withLast(history, step.route), direction: 'forward' };
    case 'reset':
      return { ...router, history: [step.route], direction: 'forward' };
    case 'back':
      if (!canGoBack(router)) return router;
      return { ...router, history: withoutLast(history), direction: 'back' };
    case 'interrupt':
      return { ...router, interrupt: step.interrupt, direction: 'forward' };
    case 'settle':
      return router.interrupt === undefined ? router : { ...router, interrupt: undefined, direction: 'back' };
  }
}

function sameRoute(a: Route | Interrupt, b: Route | Interrupt): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withLast(history: RouterState['history'], route: Route): RouterState['history'] {
  const [first, ...rest] = history.slice(0, -1);
  return first === undefined ? [route] : [first, ...rest, route];
}

function withoutLast(history: RouterState['history']): RouterState['history'] {
  const [first, ...rest] = history.slice(0, -1);
  return first === undefined ? history : [first, ...rest];
}
