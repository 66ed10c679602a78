/** The modules of all later screens. A new `Route` variant does not compile without its line here. */
import type { View } from '../../../application/shell/router.js';
import { type HostView, hostViews } from '../../host-views.js';
import { enTitles } from '../../text/titles.en.js';
import type { LaterView, ViewLoader } from './first-views.js';

// Screens that lead to each other share a module; the import is written once to save bytes.
const email = () => import('../../views/login/email-screens.js').then((module) => module.EmailScreens);
const name = () => import('../../views/names/name-screens.js').then((module) => module.NameScreens);
const swap = () => import('../../views/swap/swap-screens.js').then((module) => module.SwapScreens);
const buy = () => import('../../views/buy/buy-screens.js').then((module) => module.BuyScreens);
const smartSessions = () =>
  import('../../views/smart-sessions/smart-session-screens.js').then((module) => module.SmartSessionScreens);
const pay = () => import('../../views/pay/pay-screens.js').then((module) => module.PayScreens);
const signIn = () => import('../../views/sign-in/sign-in.js').then((module) => module.SignIn);
const receive = () => import('../../views/receive/receive-screens.js').then((module) => module.ReceiveScreens);

const OURS: { readonly [V in LaterView]: ViewLoader<V> } = {
  'connect-wallets': () => import('../../views/connect/connect-wallets.js').then((module) => module.ConnectWallets),
  'connecting-multi-chain': () =>
    import('../../views/connect/connecting-multi-chain.js').then((module) => module.ConnectingMultiChain),
  'connecting-wallet-connect-basic': () =>
    import('../../views/pairing/connecting-wallet-connect-basic.js').then(
      (module) => module.ConnectingWalletConnectBasic,
    ),
  'continue-in-wallet': () =>
    import('../../views/pairing/continue-in-wallet.js').then((module) => module.ContinueInWallet),
  'all-wallets': () => import('../../views/directory/all-wallets.js').then((module) => module.AllWallets),
  downloads: () => import('../../views/directory/downloads.js').then((module) => module.Downloads),
  'get-wallet': () => import('../../views/directory/get-wallet.js').then((module) => module.GetWallet),
  'email-verify-otp': email,
  'email-verify-device': email,
  'connect-socials': () => import('../../views/login/connect-socials.js').then((module) => module.ConnectSocials),
  'connecting-social': () => import('../../views/login/connecting-social.js').then((module) => module.ConnectingSocial),
  'connecting-farcaster': () =>
    import('../../views/login/connecting-farcaster.js').then((module) => module.ConnectingFarcaster),
  'update-email-wallet': email,
  'update-email-primary-otp': email,
  'update-email-secondary-otp': email,
  'upgrade-email-wallet': email,
  'account-settings': () => import('../../views/account/account-settings.js').then((module) => module.AccountSettings),
  profile: () => import('../../views/account/profile.js').then((module) => module.Profile),
  'choose-account-name': name,
  'register-account-name': name,
  'register-account-name-success': name,
  networks: () => import('../../views/network/networks.js').then((module) => module.Networks),
  'switch-network': () => import('../../views/network/switch-network.js').then((module) => module.SwitchNetwork),
  'switch-active-chain': () =>
    import('../../views/other-kind/switch-active-chain.js').then((module) => module.SwitchActiveChain),
  'unsupported-network': () =>
    import('../../views/network/unsupported-network.js').then((module) => module.UnsupportedNetwork),
  'what-is-a-network': () => import('../../views/network/what-is-a-network.js').then((module) => module.WhatIsANetwork),
  'on-ramp-providers': buy,
  'on-ramp-fiat-select': buy,
  'on-ramp-token-select': buy,
  'buy-in-progress': buy,
  'on-ramp-activity': buy,
  'what-is-a-buy': buy,
  pay,
  'pay-loading': pay,
  receive,
  'compatible-networks': receive,
  send: () => import('../../views/send/send.js').then((module) => module.Send),
  'send-select-token': () => import('../../views/send/send-select-token.js').then((module) => module.SendSelectToken),
  'send-review': () => import('../../views/send/send-review.js').then((module) => module.SendReview),
  allowances: () => import('../../views/allowances/allowances.js').then((module) => module.Allowances),
  'smart-sessions': smartSessions,
  'smart-session-created': smartSessions,
  swap,
  'swap-select-token': swap,
  'swap-preview': swap,
  approve: () => import('../../views/approve/approve.js').then((module) => module.Approve),
  'siwx-sign-message': signIn,
  'connecting-siwe': signIn,
  'what-is-a-wallet': () => import('../../views/help/what-is-a-wallet.js').then((module) => module.WhatIsAWallet),
};

const loaded =
  ({ load }: HostView) =>
  async () => {
    const View = await load();
    if (!View) throw new TypeError('No component');
    return View;
  };

/** Ours, and those that the host's own flows have added by now, which cannot replace ours. */
export const laterViews = () => ({ ...ofHost(loaded), ...OURS });

/** Their titles. */
export const laterTitles = () => ({ ...ofHost(({ title }) => `${title}`), ...enTitles });

function ofHost<T>(read: (own: HostView) => T): Record<string, T> {
  return Object.fromEntries([...hostViews()].map(([view, own]) => [view, read(own)]));
}

/** Screens that often follow a screen: loaded while that one is shown. */
export const NEXT: Partial<Record<View, readonly View[]>> = {
  connect: ['connecting-wallet', 'account'],
  'connecting-wallet': ['account'],
  account: ['networks', 'send', 'receive'],
  networks: ['switch-network'],
  'unsupported-network': ['switch-network'],
  send: ['send-review', 'send-select-token'],
};
