/** What stands in the header of each screen. */
import type { View } from '../../application/router.js';

export const enTitles: Record<View, string> = {
  connect: 'Connect',
  'connecting-wallet': 'Connect',
  'connecting-multi-chain': 'Choose a network',
  'connecting-wallet-connect': 'WalletConnect',
  'connecting-wallet-connect-basic': 'WalletConnect',
  'continue-in-wallet': 'Your wallet',
  'all-wallets': 'All wallets',
  downloads: 'Downloads',
  'get-wallet': 'Get a wallet',
  account: 'Account',
  networks: 'Networks',
  'switch-network': 'Switch network',
  send: 'Send',
  'send-select-token': 'Choose a token',
  'send-review': 'Review',
  'what-is-a-wallet': 'What is a wallet?',
  'what-is-a-network': 'What is a network?',
  'unsupported-network': 'Switch network',
  approve: 'Approve request',
};
