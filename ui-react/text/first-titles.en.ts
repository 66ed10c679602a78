/** Titles in the header: the screens that follow the first one. */
export const enFirstTitles = {
  connect: 'Connect',
  'connecting-wallet': 'Connect',
  'connecting-wallet-connect': 'WalletConnect',
  account: 'Account',
};
