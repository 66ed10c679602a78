import type { View } from '../../application/shell/router.js';
import type { Flow } from '../languages/language.js';

const LATER = ['later'] as const;
const PAIRING = ['later', 'pairing'] as const;
const LOGIN = ['later', 'login'] as const;
const ACCOUNT = ['later', 'account'] as const;
const SEND = ['later', 'account', 'send', 'approve'] as const;
const SWAP = ['later', 'account', 'send', 'swap', 'approve'] as const;
const BUY = ['later', 'account', 'send', 'buy'] as const;
const APPROVE = ['later', 'approve', 'rest'] as const;
const ALLOWANCES = ['later', 'account', 'approve', 'rest'] as const;
const REST = ['later', 'account', 'rest'] as const;

/** The messages of each screen, in addition to those of the first screens. */
const FLOWS: { readonly [V in View]: readonly Flow[] } = {
  connect: [],
  'connecting-wallet': LATER,
  'connecting-wallet-connect': PAIRING,
  account: ACCOUNT,
  'connect-wallets': LATER,
  'connecting-multi-chain': LATER,
  'connecting-wallet-connect-basic': PAIRING,
  'continue-in-wallet': PAIRING,
  'all-wallets': PAIRING,
  downloads: PAIRING,
  'get-wallet': PAIRING,
  'email-verify-otp': LOGIN,
  'email-verify-device': LOGIN,
  'connect-socials': LOGIN,
  'connecting-social': LOGIN,
  'connecting-farcaster': LOGIN,
  'update-email-wallet': LOGIN,
  'update-email-primary-otp': LOGIN,
  'update-email-secondary-otp': LOGIN,
  'upgrade-email-wallet': LOGIN,
  'account-settings': ACCOUNT,
  profile: ACCOUNT,
  'choose-account-name': REST,
  'register-account-name': REST,
  'register-account-name-success': REST,
  networks: ACCOUNT,
  'switch-network': LATER,
  'switch-active-chain': LATER,
  'unsupported-network': LATER,
  'what-is-a-network': LATER,
  'on-ramp-providers': BUY,
  'on-ramp-fiat-select': BUY,
  'on-ramp-token-select': BUY,
  'buy-in-progress': BUY,
  'on-ramp-activity': BUY,
  'what-is-a-buy': BUY,
  pay: BUY,
  'pay-loading': BUY,
  receive: ACCOUNT,
  'compatible-networks': ACCOUNT,
  send: SEND,
  'send-select-token': SEND,
  'send-review': SEND,
  allowances: ALLOWANCES,
  'smart-sessions': REST,
  'smart-session-created': REST,
  swap: SWAP,
  'swap-select-token': SWAP,
  'swap-preview': SWAP,
  approve: APPROVE,
  'siwx-sign-message': APPROVE,
  'connecting-siwe': APPROVE,
  'what-is-a-wallet': LATER,
};

/** Screens of a host's own flows can use the messages that are common to all screens. */
export function flowsOfView(view: View): readonly Flow[] {
  return FLOWS[view] ?? LATER;
}
