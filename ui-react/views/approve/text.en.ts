/** A request that a site makes to an embedded wallet. */
export const enApprove = {
  head: 'Approve request',
  /** Button. */
  decline: 'Decline',
  /** Opens the request as the site sent it. */
  allFields: 'All fields',
  /** Label. */
  message: 'Message',
  /** Label: the account that sends. */
  from: 'From',
  /** Label: the receiver. */
  to: 'To',
  /** Label: how much of the network’s currency. */
  value: 'Amount',
  fee: 'Network fee, at most',
  /** Where the site leaves it to the wallet. */
  feeEstimated: 'Network fee, estimated',
  lowered: 'Network fee lowered',
  loweredLead: (asked: string, most: string) =>
    `The site asked for a network fee of up to ${asked}, far more than the network takes. Your wallet is asked for at most ${most}.`,
  highFee: (most: string) => `High network fee: up to ${most}`,
  highFeeShare: (percent: string, symbol: string) => `That’s ${percent}% of your ${symbol} balance.`,
  highFeeMore: (symbol: string) => `That’s more than your ${symbol} balance.`,
  usualFee: (usual: string) => `Up to ${usual} is usual.`,
  /** Stands in the list of amounts below, for tokens that are not known. */
  tokens: 'tokens',
  /** The same beside amounts of known ones. */
  otherTokens: 'other tokens',
  /** Headline. `amounts`: a list, such as 4 ETH, 5 USDC and other tokens. */
  sends: {
    one: (amounts: string) => `Send ${amounts}`,
    /** `actions`: how many; at least two. */
    several: (amounts: string, actions: string) => `Send ${amounts} in ${actions} actions`,
    oneApproving: (amounts: string) => `Send ${amounts}, with a token approval`,
    severalApproving: (amounts: string, actions: string) =>
      `Send ${amounts} in ${actions} actions, with token approvals`,
  },
  /** Read to screen readers: label of a list of what a request does. */
  calls: 'Requested actions',
  /** What a single action does. */
  sendsAmount: (amount: string) => `Sends ${amount}`,
  uses: 'Contract interaction',
  /** The same, with an amount beside it. */
  usesSending: (amount: string) => `Contract interaction, sends ${amount}`,
  grants: 'Approves token spending',
  grantsSending: (amount: string) => `Approves token spending, sends ${amount}`,
  /** What a single action does. */
  nowhere: 'Deploys a contract',
  /** Headline. */
  deploys: 'Deploy a contract',
  deploysSending: (amount: string) => `Deploy a contract with ${amount}`,
  take: 'This gives someone else permission to spend your tokens',
  takeAll: (symbol: string) =>
    `The spender will be able to transfer all of your ${symbol}, now and in the future, without asking you again.`,
  takeAllUnnamed:
    'The spender will be able to transfer all of these tokens, now and in the future, without asking you again.',
  takeSome: (symbol: string) => `The spender will be able to transfer some of your ${symbol} without asking you again.`,
  takeSomeUnnamed: 'The spender will be able to transfer some of these tokens without asking you again.',
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
    /** Button. */
    set: 'Set spending cap',
    exact: (amount: string) => `Use exact amount: ${amount}`,
    spent: 'That’s what this request itself would spend.',
    held: 'That’s what your account has now.',
    noMore: 'No more than this can be spent.',
    unknown: 'Couldn’t read this token: its spending cap can’t be changed here.',
    wrong: 'Enter an amount above zero.',
    /** Button. */
    goOn: 'Continue',
    /** Button. */
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
      lead: 'The site set the network fee, and the usual fee couldn’t be checked. It may be far too high.',
    },
    authorization: {
      title: 'This sends your tokens',
      lead: 'Anyone holding this signature can execute this transfer without asking you again.',
    },
  },
  /** Headline: someone gets permission to spend. `actions`: how many; at least two. */
  approves: {
    any: 'Approve token spending',
    anyIn: (actions: string) => `Approve token spending in ${actions} actions`,
    token: (symbol: string) => `Approve ${symbol} spending`,
    tokenIn: (symbol: string, actions: string) => `Approve ${symbol} spending in ${actions} actions`,
    all: 'Approve unlimited token spending',
    allIn: (actions: string) => `Approve unlimited token spending in ${actions} actions`,
    allToken: (symbol: string) => `Approve unlimited ${symbol} spending`,
    allTokenIn: (symbol: string, actions: string) => `Approve unlimited ${symbol} spending in ${actions} actions`,
  },
  waiting: 'Waiting for your wallet',
  more: (count: number) => (count === 1 ? 'One more request is waiting' : `${count} more requests are waiting`),
  /** After the beginning of a long text. */
  cut: (left: number) => (left === 1 ? '… and 1 more character' : `… and ${left} more characters`),
  actions: {
    signMessage: { title: 'Sign a message', lead: 'Signing is free and won’t move any funds.' },
    signTypedData: {
      title: 'Sign structured data',
      lead: 'Free to sign. What you sign may be used later without asking again.',
    },
    send: { title: 'Send a transaction', lead: 'This can move what you own and can’t be reversed.' },
    signTransaction: { title: 'Sign a transaction', lead: 'Anyone who has the signed transaction can submit it.' },
    signTransactions: {
      title: 'Sign several transactions',
      lead: 'Anyone who has the signed transactions can submit them.',
    },
    sendCalls: { title: 'Send several actions at once', lead: 'They can move what you own and can’t be reversed.' },
    grant: {
      title: 'Grant permission',
      lead: 'The site will be able to act for you, within limits, without asking each time.',
    },
    revoke: { title: 'Revoke permission', lead: 'The site will no longer be able to use it.' },
    other: { title: 'Respond to a request', lead: 'Read it before you continue.' },
  },
};
