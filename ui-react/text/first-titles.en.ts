/** What stands in the header of the screens that the first screen leads to. */
export const enFirstTitles = {
  connect: 'Connect',
  'connecting-wallet': 'Connect',
  'connecting-wallet-connect': 'WalletConnect',
  account: 'Account',
};
