/** Words of what a request would change, according to the network's node. */
export const enChanges = {
  title: 'Estimated changes',
  loading: 'Estimating changes',
  outgoing: 'Leaves your wallet',
  arrives: 'Arrives',
  none: 'No changes to your tokens',
  noneLead: 'Nothing leaves or arrives, and no one gets permission to spend your tokens.',
  item: (name: string, id: string) => `${name} #${id}`,
  all: (symbol: string) => `All your ${symbol}`,
  upTo: (amount: string) => `Up to ${amount}`,
  anyOf: (name: string) => `Any of your ${name}`,
  mayTake: 'Permission to spend without asking you again',
  mayTakeUntil: (date: string) => `Permission to spend until ${date}`,
  mayNoLonger: 'Permission to spend removed',
  /** Of Solana: rights that are no amounts. */
  handedOver: {
    control: 'Control handed over to',
    closing: 'Permission to close it given to',
    account: 'Your account is taken over by the program',
  },
  tokenAccount: (symbol: string) => `Your ${symbol} account`,
  wholeAccount: 'Your whole account',
  unnamed: 'Unknown token',
  unnamedItem: 'Unknown collectible',
  /** Not one that the site or the network vouches for. */
  unknown: (address: string) => `Unverified token ${address}`,
  imitation: (known: string) => `Not ${known}`,
  incomplete: 'There may be more changes than these. This network’s node doesn’t report them all.',
  estimate:
    'An estimate by the network’s node. It can be wrong, and the result can change before the transaction is confirmed.',
  fails: 'This transaction is likely to fail',
  failsFunds: (symbol: string) => `Your account doesn’t hold enough ${symbol}.`,
  failsReason: (reason: string) => `The contract says: “${reason}”. You would still pay the network fee.`,
  failsLead: 'The network’s node expects it to revert. You would still pay the network fee.',
  untold: 'Changes couldn’t be estimated',
  untoldLead: 'The network’s node couldn’t simulate this request. Approve it only if you trust the site.',
  /** Of what the page itself begins. */
  untoldReview: 'The network’s node couldn’t simulate it. Nothing beyond what you reviewed is known.',
  contradicts: 'This would do more than the review says',
  besides: (label: string, amount: string) => `${label}: ${amount}.`,
  late: 'The network’s node didn’t answer in time. Approve this only if you trust the site.',
  said: (changes: string) => `Estimated changes: ${changes}`,
};
