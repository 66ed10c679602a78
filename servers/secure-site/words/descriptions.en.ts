/** The embedded wallet's screen: labels beside a description of a request (ERC-7730). The description's own texts are not translated. */
export const enDescriptions = {
  /** Label: the whole request in one sentence of the description. */
  inShort: 'In short',
  /** Title. `intent`: what the description says that the call does, in its own words: Deposit. */
  sendWith: (amount: string, intent: string) => `Send ${amount}: ${intent}`,
  /** Label. `label`: a technical name of something without a description. */
  notDescribed: (label: string) => `${label} (not described)`,
  /** Label of bytes that follow the described ones. The value is how many. */
  more: 'More data (not described)',
  /** Beside “More data (not described)”. */
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
  /** Warning, where only such a description says what a call does. */
  theirWords: 'These are the words of a description. What the contract does may differ.',
  /** Warnings. */
  cautions: {
    'unknown-token': 'An amount is of a token that is not known here.',
    'unexpected-kind': 'An address is not of the kind that the description expects.',
    'not-described': 'A call inside this one isn’t described. It can do anything the contract is allowed to.',
    'delegate-call': 'This runs someone else’s code as the account. It can do anything.',
  },
};
