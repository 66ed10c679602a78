import type { ComponentType } from 'react';
import type { View } from '../../application/router.js';
import { Connect } from '../views/connect/connect.js';
import type { ViewProps } from '../views/view-props.js';

type Loader<V extends View> = () => Promise<ComponentType<ViewProps<V>>>;

// Screens that lead to each other and lie in one module: said once, it weighs once.
const email = () => import('../views/login/email-screens.js').then((module) => module.EmailScreens);
const name = () => import('../views/names/name-screens.js').then((module) => module.NameScreens);
const receive = () => import('../views/receive/receive-screens.js').then((module) => module.ReceiveScreens);

/** Where each screen's module lies. A new `Route` variant does not compile without its line here. */
const VIEW_TABLE: { readonly [V in View]: Loader<V> } = {
  connect: () => Promise.resolve(Connect),
  'connect-wallets': () => import('../views/connect/connect-wallets.js').then((module) => module.ConnectWallets),
  'connecting-wallet': () => import('../views/connect/connecting-wallet.js').then((module) => module.ConnectingWallet),
  'connecting-multi-chain': () =>
    import('../views/connect/connecting-multi-chain.js').then((module) => module.ConnectingMultiChain),
  'connecting-wallet-connect': () =>
    import('../views/pairing/connecting-wallet-connect.js').then((module) => module.ConnectingWalletConnect),
  'connecting-wallet-connect-basic': () =>
    import('../views/pairing/connecting-wallet-connect-basic.js').then((module) => module.ConnectingWalletConnectBasic),
  'continue-in-wallet': () =>
    import('../views/pairing/continue-in-wallet.js').then((module) => module.ContinueInWallet),
  'all-wallets': () => import('../views/directory/all-wallets.js').then((module) => module.AllWallets),
  downloads: () => import('../views/directory/downloads.js').then((module) => module.Downloads),
  'get-wallet': () => import('../views/directory/get-wallet.js').then((module) => module.GetWallet),
  account: () => import('../views/account/account.js').then((module) => module.Account),
  'email-verify-otp': email,
  'email-verify-device': email,
  'connect-socials': () => import('../views/login/connect-socials.js').then((module) => module.ConnectSocials),
  'connecting-social': () => import('../views/login/connecting-social.js').then((module) => module.ConnectingSocial),
  'connecting-farcaster': () =>
    import('../views/login/connecting-farcaster.js').then((module) => module.ConnectingFarcaster),
  'update-email-wallet': email,
  'update-email-primary-otp': email,
  'update-email-secondary-otp': email,
  'upgrade-email-wallet': email,
  'account-settings': () => import('../views/account/account-settings.js').then((module) => module.AccountSettings),
  profile: () => import('../views/account/profile.js').then((module) => module.Profile),
  'choose-account-name': name,
  'register-account-name': name,
  'register-account-name-success': name,
  networks: () => import('../views/network/networks.js').then((module) => module.Networks),
  'switch-network': () => import('../views/network/switch-network.js').then((module) => module.SwitchNetwork),
  'switch-active-chain': () =>
    import('../views/other-kind/switch-active-chain.js').then((module) => module.SwitchActiveChain),
  'unsupported-network': () =>
    import('../views/network/unsupported-network.js').then((module) => module.UnsupportedNetwork),
  'what-is-a-network': () => import('../views/network/what-is-a-network.js').then((module) => module.WhatIsANetwork),
  receive,
  'compatible-networks': receive,
  send: () => import('../views/send/send.js').then((module) => module.Send),
  'send-select-token': () => import('../views/send/send-select-token.js').then((module) => module.SendSelectToken),
  'send-review': () => import('../views/send/send-review.js').then((module) => module.SendReview),
  approve: () => import('../views/approve/approve.js').then((module) => module.Approve),
  'sign-in': () => import('../views/sign-in/sign-in.js').then((module) => module.SignIn),
  'what-is-a-wallet': () => import('../views/help/what-is-a-wallet.js').then((module) => module.WhatIsAWallet),
};

/** Screens that often come after one: loaded while that one is looked at. */
const NEXT: Partial<Record<View, readonly View[]>> = {
  connect: ['connecting-wallet', 'account'],
  'connecting-wallet': ['account'],
  account: ['networks', 'send'],
  networks: ['switch-network'],
  'unsupported-network': ['switch-network'],
  send: ['send-review', 'send-select-token'],
};

/** By then a screen has been painted, on any device that is worth loading ahead for. */
const PAINTED = 300;

/** A screen of any kind; `ViewSlot` gives each the route of its own kind. */
export type AnyView = ComponentType<ViewProps<View>> & {
  /** What stands in the header in place of the title, which is then only read out. */
  readonly Head?: ComponentType;
};

const loaded = new Map<View, AnyView>([['connect', Connect as AnyView]]);

/** The screen, when its module is there already. */
export function loadedView(view: View): AnyView | undefined {
  return loaded.get(view);
}

/** Loads a screen's module. Rejects when the file cannot be fetched; then a later call tries again. */
export async function loadView(view: View): Promise<void> {
  if (loaded.has(view)) return;
  loaded.set(view, (await VIEW_TABLE[view]()) as AnyView);
}

/**
 * Starts loading what often comes next, once the screen before it has been painted. Failing is no news: it is loaded again
 * when it is needed.
 */
export function preloadAfter(view: View): void {
  const load = () => {
    for (const next of NEXT[view] ?? []) loadView(next).catch(() => undefined);
  };
  // A browser may call itself idle between a click and the picture that it leads to.
  requestAnimationFrame(() => whenIdle(load));
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PAINTED });
  else setTimeout(run, PAINTED);
}
