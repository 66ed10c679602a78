/**
 * The embedded wallet's screen, around each request of a page: who asks, the buttons, spending caps. What a request does has a file of its
 * own.
 */
export const enRequests = {
  decline: 'Decline',
  /** The main button, until the visitor has scrolled to the end of the request. */
  readOn: 'Read on',
  /** At the lower edge of a long request, beside an arrow. */
  more: 'There is more to read',
  waiting: (count: number) => (count === 1 ? '1 more request is waiting' : `${count} more requests are waiting`),
  settings: 'Wallet settings',
  asks: 'Asks you',
  /** The name that a page gives itself: a claim. */
  callsItself: (name: string) => `Calls itself ${name}`,
  callsItselfOdd: (name: string) => `Calls itself ${name} (odd letters)`,
  asked: 'What was requested',
  signed: 'What you sign',
  emptyMessage: '(empty message)',
  onlyBlanks: '(only spaces)',
  cap: {
    title: 'Spending cap',
    of: (token: string) => `Spending cap in ${token}`,
    unlimited: 'Unlimited',
    set: 'Set spending cap',
    wrong: 'Enter an amount above zero, using digits and a decimal point.',
    refused: (reason: string) => `The spending cap wasn’t set. ${reason}`,
    exact: (amount: string, token: string) => `Use exact amount: ${amount} ${token}`,
    spent: 'That’s what this request itself would spend.',
    held: 'That’s what your account has now.',
    later: 'No more than this can be spent.',
  },
  refused: {
    title: 'Your wallet refused this',
    lead: 'Nothing was signed, and nothing was sent.',
    asked: 'Asked for',
    close: 'Close',
  },
  receiver: {
    burn: 'Burn address: no one controls this address. Anything you send there is lost forever.',
    contract: 'This is a token contract: tokens sent here are usually lost.',
    likeOwn:
      'Possible address-poisoning scam: this address starts and ends the same as your own, but it’s a different one.',
    /** The whole address that was sent to before. */
    likeKnown: (address: string) =>
      `Possible address-poisoning scam: this isn’t the address you sent to before, it only starts and ends the same. The one you know: ${address}`,
    risk: 'I understand that I may lose what I send to this address',
  },
};
