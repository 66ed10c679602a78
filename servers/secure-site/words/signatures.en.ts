/**
 * The embedded wallet's screen: typed data. A signature costs nothing and allows others to act later: permits to spend tokens, transfers
 * by signature, orders.
 */
export const enSignatures = {
  /** Under the title. */
  lead: 'Free to sign. What you sign may be used later without asking again.',
  /** Title of what no other words are known for. `kind`: what the data calls itself, in a programmer’s English: PermitSingle. */
  sign: (kind: string) => `Sign ${kind}`,
  /** Title: a permit for several tokens at once. */
  approveSeveral: (count: number) =>
    count === 1 ? 'Approve spending of 1 of your tokens' : `Approve spending of ${count} of your tokens`,
  /** Label: the app or contract that the data says it is for. */
  for: 'For',
  /** Label: of what it is for, as the data says. */
  version: 'Version',
  /** Label of an arbitrary value (cryptography): the data says it, to tell apart what it is for. */
  salt: 'Salt',
  /** Label of an exchange or standard: Seaport. */
  orderOf: 'Order of',
  /** Takes the place of a network’s name. */
  anyNetwork: 'Valid on any network',
  /** Warning. */
  anyNetworkLead: 'Valid on any network: this data doesn’t name one.',
  /** Why it can’t be read. */
  bytes: 'In it are bytes that only a program can read. They may be a call that moves what you own.',
  permit: {
    /** Label: how long whoever has the signature can hand it in to the token’s contract. What stands beside it is below, under times. */
    handIn: 'Can be handed in',
    /** Label: when the permission to spend, once handed in, is over. Beside it stands one of the next, or a date and time. */
    ends: 'Permission ends',
    /** Beside “Permission ends”: it stays until it is revoked. */
    never: 'Never by itself',
    /** Beside “Permission ends”. */
    once: 'With its first use',
    /** Beside “Permission ends”: the moment it was handed in. */
    atOnce: 'As soon as it was handed in',
    /** Beside “Permission ends”. `moment`: a date and time. */
    expired: (moment: string) => `Expired ${moment}`,
  },
  /** Label: when the holder of a signed transfer can execute it. Beside it stands one of times. */
  execute: 'Can be executed',
  /** Beside “Can be handed in” and “Can be executed”. `moment`, `start` and `end` are each a date and time. */
  times: {
    /** How long: without an end. */
    always: 'At any time',
    until: (moment: string) => `Until ${moment}`,
    /** The time for it is over. */
    over: (moment: string) => `No longer: expired ${moment}`,
    /** Not before a time so late that it won’t come. */
    never: 'Never',
    from: (start: string) => `From ${start}, at any time`,
    between: (start: string, end: string) => `From ${start}, until ${end}`,
  },
};
