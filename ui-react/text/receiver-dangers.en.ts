/** Warnings about a receiver: what is sent there would probably be lost. */
export const enReceiverDangers = {
  'burn-address': {
    title: 'Burn address',
    lead: 'No one controls this address. Anything you send there is lost forever.',
  },
  'token-contract': {
    title: 'This is a token contract',
    lead: 'Tokens sent here are usually lost. Send to a wallet address.',
  },
  'look-alike': {
    title: 'Not the address you think: possible address-poisoning scam',
    lead: 'It starts and ends the same as an address you’ve used, but it’s a different one. Scammers create these. The address you know:',
  },
};
