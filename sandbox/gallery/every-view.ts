import type { View } from '../../application/shell/router.js';

/**
 * All screens of the router. A screen without a line here does not compile; one without a picture fails the gallery, unless it has no view
 * yet.
 */
const VIEWS: Readonly<Record<View, 'drawn' | 'not yet'>> = {
  connect: 'drawn',
  'connect-wallets': 'drawn',
  'connecting-wallet': 'drawn',
  'connecting-multi-chain': 'drawn',
  account: 'drawn',
  'choose-account-name': 'drawn',
  'register-account-name': 'drawn',
  'register-account-name-success': 'drawn',
  networks: 'drawn',
  'switch-network': 'drawn',
  'switch-active-chain': 'drawn',
  'unsupported-network': 'drawn',
  'what-is-a-wallet': 'drawn',
  'what-is-a-network': 'drawn',
  'on-ramp-providers': 'drawn',
  'on-ramp-fiat-select': 'drawn',
  'on-ramp-token-select': 'drawn',
  'buy-in-progress': 'drawn',
  'on-ramp-activity': 'drawn',
  'what-is-a-buy': 'drawn',
  pay: 'drawn',
  'pay-loading': 'drawn',
  receive: 'drawn',
  'compatible-networks': 'drawn',
  send: 'drawn',
  'send-select-token': 'drawn',
  'send-review': 'drawn',
  'connecting-wallet-connect': 'drawn',
  'connecting-wallet-connect-basic': 'drawn',
  'continue-in-wallet': 'drawn',
  'all-wallets': 'drawn',
  downloads: 'drawn',
  'get-wallet': 'drawn',
  'email-verify-otp': 'drawn',
  'email-verify-device': 'drawn',
  'connect-socials': 'drawn',
  'connecting-social': 'drawn',
  'connecting-farcaster': 'drawn',
  'account-settings': 'drawn',
  profile: 'drawn',
  'update-email-wallet': 'drawn',
  'update-email-primary-otp': 'drawn',
  'update-email-secondary-otp': 'drawn',
  'upgrade-email-wallet': 'drawn',
  allowances: 'drawn',
  'smart-sessions': 'drawn',
  'smart-session-created': 'drawn',
  swap: 'drawn',
  'swap-select-token': 'drawn',
  'swap-preview': 'drawn',
  approve: 'drawn',
  'siwx-sign-message': 'drawn',
  'connecting-siwe': 'drawn',
};

/** The screens that were not seen. */
export function viewsWithout(seen: ReadonlySet<string>): readonly string[] {
  return Object.entries(VIEWS).flatMap(([view, drawn]) => (drawn === 'drawn' && !seen.has(view) ? [view] : []));
}
