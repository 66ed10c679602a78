/** Explanations for newcomers. */
export const enHelp = {
  wallet: {
    keys: {
      title: 'You hold the keys',
      text: 'A wallet keeps the keys to what you own. This site never asks for your recovery phrase (seed phrase). Never share it with anyone.',
    },
    login: {
      title: 'One login everywhere',
      text: 'Use the same wallet on every site: no new account, no password to forget.',
    },
    approval: {
      title: 'Nothing happens without your approval',
      text: 'A site can only ask. Your wallet shows the request, and you decide.',
    },
  },
  /** Button. */
  walletStart: 'Choose a wallet',
  /** Button. */
  walletGet: 'Get a wallet',
  network: {
    tokens: {
      title: 'Where your tokens live',
      text: 'A network keeps the record of who owns what. The same account can hold different tokens on each one.',
    },
    fee: {
      title: 'Each has its own fee',
      text: 'Sending costs a small network fee, paid in the network’s own currency.',
    },
    change: {
      title: 'Switch when a site asks',
      text: 'A site works on some networks and not on others. Switching doesn’t move anything.',
    },
  },
  /** Button. */
  networkStart: 'Choose a network',
};
