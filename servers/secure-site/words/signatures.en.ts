/**
 * The embedded wallet's screen: typed data. A signature costs nothing and allows others to act later: permits to spend tokens, transfers
 * by signature, orders.
 */
export const enSignatures = {
  /** Under the title. */
  lead: 'Free to sign. What you sign may be used later without asking again.',
  /** Title of a request that no other text describes. `kind`: what the data calls itself, in a programmer’s English: PermitSingle. */
  sign: (kind: string) => `Sign ${kind}`,
  /** Title: a permit for several tokens at once. */
  approveSeveral: (count: number) =>
    count === 1 ? 'Approve spending of 1 of your tokens' : `Approve spending of ${count} of your tokens`,
  /** Label: the app or contract that the data says it is for. */
  for: 'For',
  /** Label: the version of the app or contract that the data is for. */
  version: 'Version',
  /** Label of an arbitrary value (cryptography) that distinguishes the app or contract that the data is for. */
  salt: 'Salt',
  /** Label of an exchange or standard: Seaport. */
  orderOf: 'Order of',
  /** Takes the place of a network’s name. */
  anyNetwork: 'Valid on any network',
  /** Warning. */
  anyNetworkLead: 'Valid on any network: this data doesn’t name one.',
  /** Why it can’t be read. */
  bytes: 'It contains bytes that only a program can read. They may be a call that moves what you own.',
  permit: {
    /** Label: when the signature can be submitted to the token’s contract. The values are below, under times. */
    handIn: 'Can be submitted',
    /** Label: when the permission to spend ends, once the signature is submitted. The value is one of the next, or a date and time. */
    ends: 'Permission ends',
    /** Beside “Permission ends”: it stays until it is revoked. */
    never: 'Never on its own',
    /** Beside “Permission ends”. */
    once: 'On first use',
    /** Beside “Permission ends”: when the signature is submitted. */
    atOnce: 'As soon as it is submitted',
    /** Beside “Permission ends”. `moment`: a date and time. */
    expired: (moment: string) => `Expired ${moment}`,
  },
  /** Label: when the holder of a signed transfer can execute it. The value is one of times. */
  execute: 'Can be executed',
  /** Beside “Can be submitted” and “Can be executed”. `moment`, `start` and `end` are each a date and time. */
  times: {
    /** How long: without an end. */
    always: 'At any time',
    until: (moment: string) => `Until ${moment}`,
    /** The time for it has passed. */
    over: (moment: string) => `No longer: expired ${moment}`,
    /** Not before a time that is too far in the future. */
    never: 'Never',
    from: (start: string) => `From ${start}, at any time`,
    between: (start: string, end: string) => `From ${start}, until ${end}`,
  },
};
