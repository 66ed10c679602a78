/** Words of a request that a site makes of a wallet inside the modal. */
export const enApprove = {
  head: 'Approve request',
  decline: 'Decline',
  allFields: 'All fields',
  message: 'Message',
  from: 'From',
  to: 'To',
  value: 'Amount',
  fee: 'Network fee, at most',
  /** Where the site leaves it to the wallet. */
  feeEstimated: 'Network fee, estimated',
  lowered: 'Network fee lowered',
  loweredLead: (asked: string, most: string) =>
    `The site asked for a network fee of up to ${asked}, far more than the network takes. Your wallet is asked for at most ${most}.`,
  highFee: (most: string) => `High network fee: up to ${most}`,
  highFeeLead: (percent: bigint, symbol: string) =>
    percent < 100 ? `That is ${percent}% of your ${symbol} balance.` : `That is more than your ${symbol} balance.`,
  usualFee: (usual: string) => `Up to ${usual} is usual.`,
  /** Beside amounts of known ones, or alone. */
  tokens: (beside: boolean) => (beside ? 'other tokens' : 'tokens'),
  sendAmount: (amounts: readonly string[], actions: number, approvals: number) => {
    const [last = '', ...before] = [...amounts].reverse();
    const listed = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : last;
    const beside = approvals > 1 ? `, with ${approvals} approvals` : approvals === 1 ? ', with an approval' : '';
    return `Send ${listed}${actions > 1 ? ` in ${actions} actions` : ''}${beside}`;
  },
  calls: 'Requested actions',
  sends: (amount: string) => `Sends ${amount}`,
  uses: 'Contract interaction',
  grants: 'Approves token spending',
  nowhere: 'Deploys a contract',
  deploys: ([amount]: readonly string[]) => (amount ? `Deploy a contract with ${amount}` : 'Deploy a contract'),
  take: 'This gives someone else permission to spend your tokens',
  takeAll: (symbol?: string) =>
    `The spender will be able to transfer all ${symbol ? `your ${symbol}` : 'of these tokens'}, now and in the future, without asking you again.`,
  takeSome: (symbol?: string) =>
    `The spender will be able to transfer some of ${symbol ? `your ${symbol}` : 'these tokens'} without asking you again.`,
  spender: 'Spender',
  token: 'Token contract',
  /** It calls itself so, and no one vouches for it. */
  tokenClaimed: 'Token contract, unverified',
  tokenNamed: (name: string) => `Token contract: ${name}`,
  permit:
    'Anyone holding this signature can spend your tokens without asking again. The amount is part of what the site verifies: it can’t be changed here.',
  cap: {
    title: 'Spending cap',
    label: (symbol: string) => `Spending cap in ${symbol}`,
    unlimited: 'Unlimited',
    set: 'Set spending cap',
    exact: (amount: string) => `Use exact amount: ${amount}`,
    spent: 'That is what this request itself would spend.',
    held: 'That is what your account has now.',
    noMore: 'No more than this can be taken.',
    unknown: 'This token couldn’t be read: its spending cap can’t be changed here.',
    wrong: 'Enter an amount above zero.',
    goOn: 'Continue',
    goOnUnlimited: 'Continue without a limit',
  },
  cautions: {
    anyNetwork: { title: 'Valid on any network', lead: 'This data doesn’t name a network.' },
    hash: {
      title: 'This can’t be read',
      lead: 'It’s a hash: only a program can tell what it stands for. It may be a sale or a transfer of everything you own.',
    },
    contradiction: { title: 'This can’t be read', lead: 'The data contradicts its own description. Decline it.' },
    amount: {
      title: 'The amount can’t be read',
      lead: 'The site gave an amount that isn’t a number. Decline it.',
    },
    feeUnchecked: {
      title: 'Network fee not checked',
      lead: 'The site named the network fee, and the network couldn’t be asked for the usual one. It may be far too high.',
    },
    authorization: {
      title: 'This sends your tokens',
      lead: 'Anyone holding this signature can execute this transfer without asking you again.',
    },
  },
  approves: (all: boolean, symbol: string | undefined | false, actions: number) =>
    `Approve a spender${symbol ? ` of ${symbol}` : ''}${all ? ' without a limit' : ''}${actions > 1 ? ` in ${actions} actions` : ''}`,
  waiting: 'Waiting for your wallet',
  more: (count: number) => (count === 1 ? 'One more request is waiting' : `${count} more requests are waiting`),
  cut: (left: number) => `… and ${left} more characters`,
  actions: {
    signMessage: { title: 'Sign a message', lead: 'Signing is free and moves nothing.' },
    signTypedData: {
      title: 'Sign structured data',
      lead: 'Free to sign. What you sign may be used later without asking again.',
    },
    send: { title: 'Send a transaction', lead: 'This can move what you own and cannot be undone.' },
    signTransaction: { title: 'Sign a transaction', lead: 'Anyone who has the signed transaction can submit it.' },
    signTransactions: {
      title: 'Sign several transactions',
      lead: 'Anyone who has the signed transactions can submit them.',
    },
    sendCalls: { title: 'Send several actions at once', lead: 'They can move what you own and cannot be undone.' },
    grant: {
      title: 'Grant permission',
      lead: 'The site could act for you, within limits, without asking each time.',
    },
    revoke: { title: 'Revoke permission', lead: 'The site can no longer use it.' },
    other: { title: 'Answer a request', lead: 'Read it before you go on.' },
  },
};
