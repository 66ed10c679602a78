/** The list of allowances: who may spend an account's tokens. */
export const enAllowances = {
  loading: 'Looking for token approvals',
  none: 'No token approvals',
  noneLead: 'Contracts that can spend your tokens without asking again will show up here.',
  shown: (count: number) => (count === 1 ? 'One token approval' : `${count} token approvals`),
  lead: 'These can spend your tokens without asking you again, until you revoke them.',
  failed: 'Couldn’t load token approvals',
  partly: 'There may be more token approvals',
  since: (block: string) => `The network’s node has no data from before block ${block}.`,
  unread: (count: number) =>
    count === 1 ? 'Couldn’t load one token approval.' : `Couldn’t load ${count} token approvals.`,
  /** Of a token. */
  unlisted: 'Not listed by this site',
  contract: 'Contract',
  /** Label of the most that can be spent. */
  can: 'Can spend',
  spender: 'Spender',
  permit2: 'Permit2',
  /** Who published a contract. */
  by: (name: string) => `By ${name}`,
  /** Button: revokes the permission. */
  revoke: 'Revoke',
  /** The same, read to screen readers. `what`: the token and the spender. */
  revokeOf: (what: string) => `Revoke: ${what}`,
  asked: (wallet: string) => `Confirm in ${wallet}`,
  submitted: 'Waiting for the network',
  notRevoked: 'Not revoked',
  declined: (wallet: string) => `You declined in ${wallet}. It can still spend your tokens.`,
  still: 'The contract still allows it, so it can still spend your tokens.',
  off: 'Token approvals unavailable',
  offLead: 'This kind of network doesn’t have them.',
};
