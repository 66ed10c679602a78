/** The names that hosts may know screens by, and where each leads: the screens that need no more than a name. */
import type { Route } from '../router.js';

const ROUTES = {
  Connect: { view: 'connect' },
  ConnectWallets: { view: 'connect-wallets' },
  ConnectingWalletConnect: { view: 'connecting-wallet-connect' },
  ConnectingWalletConnectBasic: { view: 'connecting-wallet-connect-basic' },
  AllWallets: { view: 'all-wallets' },
  GetWallet: { view: 'get-wallet' },
  ConnectSocials: { view: 'connect-socials' },
  EmailVerifyOtp: { view: 'email-verify-otp' },
  EmailVerifyDevice: { view: 'email-verify-device' },
  ConnectingFarcaster: { view: 'connecting-farcaster' },
  Account: { view: 'account' },
  AccountSettings: { view: 'account-settings' },
  Profile: { view: 'profile' },
  UpdateEmailWallet: { view: 'update-email-wallet' },
  UpgradeEmailWallet: { view: 'upgrade-email-wallet' },
  Networks: { view: 'networks' },
  WalletSend: { view: 'send' },
  WhatIsAWallet: { view: 'what-is-a-wallet' },
  WhatIsANetwork: { view: 'what-is-a-network' },
} as const satisfies Readonly<Record<string, Route>>;

export type ViewName = keyof typeof ROUTES;

export const VIEW_NAMES: readonly string[] = Object.keys(ROUTES);

/** The screen of that name; nothing for a name that is none, which plain JavaScript can send. */
export function routeNamed(name: ViewName | undefined): Route | undefined {
  return name !== undefined && Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
}
