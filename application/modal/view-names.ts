/** The names that hosts may use for screens, and their routes: the screens that need no other data. */

import type { Route } from '../shell/router.js';
import type { SwapPreset } from '../swap/state.js';

/** Most routes have the same name in kebab case: `GetWallet` is `get-wallet`. */
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

/** The name of a screen that `Modal.open` can show. */
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
