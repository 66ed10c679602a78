/** Explanations for newcomers. */
export const enHelp = {
  wallet: [
    {
      title: 'Your keys, kept by you',
      text: 'A wallet keeps the keys to what you own on a network. No site ever sees them.',
    },
    {
      title: 'One way in, everywhere',
      text: 'Use the same wallet on every site: no new account, no password to forget.',
    },
    {
      title: 'Nothing without your yes',
      text: 'A site can only ask. The wallet shows what is asked, and you decide.',
    },
  ],
  walletStart: 'Choose a wallet',
  walletGet: 'Get a wallet',
  network: [
    {
      title: 'Where your tokens live',
      text: 'A network keeps the record of who owns what. The same account can hold different things on each.',
    },
    {
      title: 'Each has its own fee',
      text: 'Sending costs a small network fee, paid in that network’s own currency.',
    },
    {
      title: 'Switch when a site asks',
      text: 'A site works on some networks and not on others. Switching moves nothing.',
    },
  ],
  networkStart: 'Choose a network',
};
