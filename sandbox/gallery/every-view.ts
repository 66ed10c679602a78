import type { View } from '../../application/router.js';

/** Every screen of the router. One without a line here does not compile; one without a picture fails the gallery, unless it is not drawn yet. */
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
  swap: 'not yet',
  'swap-select-token': 'not yet',
  'swap-preview': 'not yet',
  approve: 'drawn',
  'sign-in': 'drawn',
};

/** The screens that are not among those seen. */
export function viewsWithout(seen: ReadonlySet<string>): readonly string[] {
  return Object.entries(VIEWS).flatMap(([view, drawn]) => (drawn === 'drawn' && !seen.has(view) ? [view] : []));
}
