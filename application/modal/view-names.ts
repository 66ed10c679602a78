/** The names that hosts may know screens by, and where each leads: the screens that need no more than a name. */

import type { Route } from '../shell/router.js';
import type { SwapPreset } from '../swap/state.js';

/** Of most of them the screen is called the same, in small letters with hyphens: `GetWallet` is `get-wallet`. */
const NAMES = [
  'Connect',
  'ConnectWallets',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'AllWallets',
  'GetWallet',
  'ConnectSocials',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingFarcaster',
  'Account',
  'Transactions',
  'AccountSettings',
  'Profile',
  'UpdateEmailWallet',
  'UpgradeEmailWallet',
  'ChooseAccountName',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'Networks',
  'WalletReceive',
  'WalletCompatibleNetworks',
  'WalletSend',
  'Swap',
  'OnRampProviders',
  'WhatIsABuy',
  'WhatIsAWallet',
  'WhatIsANetwork',
] as const;

export type ViewName = (typeof NAMES)[number];

export const VIEW_NAMES: readonly string[] = NAMES;

/** The screen with that name; undefined for unknown names, which plain JavaScript can pass. */
export function routeNamed(name: ViewName | undefined, preset?: SwapPreset): Route | undefined {
  if (name === undefined || !VIEW_NAMES.includes(name)) return undefined;
  if (name === 'Transactions') return { view: 'account', tab: 'activity' };
  const view = name
    .replace(/^Wallet/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();
  return (preset ? { view, preset } : { view }) as Route;
}
