/**
 * The embedded wallet's screen: what a request does on EVM networks. `amount` includes its token (1.5 USDC). Visitors approve by these
 * sentences, so they must not sound less serious than the English.
 */
export const enEvm = {
  approve: 'Approve',
  sign: 'Sign',
  from: 'From',
  to: 'To',
  /** Whose token or item is moved, where it need not be the visitor's. */
  outOf: 'Taken from',
  /** Who is allowed to take something. */
  who: 'Spender',
  network: 'Network',
  sends: 'Sends',
  contract: 'Contract',
  tokenContract: 'Token contract',
  collection: 'Collection',
  data: 'Transaction data',
  send: (amount: string) => `Send ${amount}`,
  move: (amount: string) => `Move ${amount}`,
  deploy: 'Deploy a contract',
  interaction: 'Contract interaction',
  unreadable: 'What this does cannot be read here. It may move everything you own on this network.',
  /** `action`: another sentence of these. */
  sendAnd: (amount: string, action: string) => `Send ${amount} and ${action}`,
  sendLost: (amount: string) =>
    `${amount} goes to the contract itself, and may be lost. Calls like this one don’t send any.`,
  sendLostRisk: (amount: string) => `I understand that I may lose ${amount}`,
  actions: (count: number) => (count === 1 ? '1 action at once' : `${count} actions at once`),
  sendInActions: (amount: string, count: number) =>
    count === 1 ? `Send ${amount} in 1 action` : `Send ${amount} in ${count} actions`,
  becomesSmart: 'This turns your account into a smart account. Its address stays the same.',
  oneByOne: 'One after the other: if one fails, the earlier ones stay in effect.',
  allowance: {
    revoke: (token: string) => `Revoke the approval to spend your ${token}`,
    all: (token: string) => `Approve spending of all your ${token}`,
    some: (amount: string) => `Approve spending of ${amount}`,
    more: (amount: string) => `${amount} more`,
    lower: (amount: string) => `Lower the spending cap by ${amount}`,
    used: (amount: string) => `Use a signed approval of ${amount}`,
    allRisk: (token: string) =>
      `The spender can take all ${token} you have and will have, at any time, without asking again.`,
    heldRisk: (token: string, amount: string) =>
      `The spender can take all ${token} you have, and in all up to ${amount}, at any time, without asking again.`,
    someRisk: (amount: string) => `The spender can take up to ${amount} at any time, without asking again.`,
    consent: (token: string) => `I understand that the spender can take all my ${token}`,
  },
  /** On an exchange. Amounts come with their tokens. */
  swap: {
    /** Title. */
    title: (spent: string, least: string) => `Swap ${spent} for at least ${least}`,
    /** Label of the exchange’s address. */
    exchange: 'Exchange',
    /** Warning: someone else gets the tokens that are bought. */
    elsewhere: 'The proceeds don’t go to you.',
    /** A tick, before it can be approved. */
    elsewhereConsent: 'I understand that the proceeds don’t go to me',
  },
  /** Collectibles (NFTs). */
  items: {
    item: 'Item',
    thisCollection: 'this collection',
    one: (id: string) => `item number ${id}`,
    named: (collection: string, id: string) => `${collection} number ${id}`,
    several: (amount: string, id: string) => `${amount} of item number ${id}`,
    kinds: (count: number) => (count === 1 ? 'Send 1 kind of item' : `Send ${count} kinds of items`),
    revoke: (item: string) => `Revoke the approval of ${item}`,
    approve: (item: string) => `Approve a transfer of ${item}`,
    risk: (item: string) => `The spender can take ${item} at any time, without asking again.`,
    revokeAll: (collection: string) => `Revoke the approval of your ${collection}`,
    approveAll: (collection: string) => `Approve transfers of everything you have of ${collection}`,
    allRisk: (collection: string) =>
      `The spender can take all you have and will have of ${collection}, at any time, without asking again.`,
    allConsent: (collection: string) => `I understand that the spender can take everything I have of ${collection}`,
  },
  fee: {
    most: 'Network fee, at most',
    lowered: (asked: string, fee: string) =>
      `A network fee of up to ${asked} was requested. Your wallet lowered it to ${fee}.`,
    /** `percent`: a number. `token`: of the network. */
    high: (fee: string, percent: string, token: string) =>
      `High network fee: up to ${fee}. That is ${percent}% of your ${token} balance.`,
    tooHigh: (fee: string, token: string) => `High network fee: up to ${fee}. That is more than your ${token} balance.`,
    consent: (fee: string) => `I agree to pay a network fee of up to ${fee}`,
  },
  message: {
    title: 'Sign a message',
    lead: 'Signing is free and won’t move any funds.',
    /** Host names. */
    elsewhere: (site: string) => `Anyone with this signature can log in as you at ${site}, which isn’t the one asking.`,
    elsewhereConsent: (site: string) => `I understand that this site can sign in as me at ${site}`,
    noText: 'This message is not text: only a program can tell what it means.',
    hash: 'This is a hash: only a program can tell what it stands for. It may be a sale or a transfer of everything you own.',
  },
  unreadConsent: 'I understand that I cannot read this',
  riskConsent: 'I understand the risk and want to continue',
};
