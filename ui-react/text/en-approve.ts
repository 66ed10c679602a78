/** Words of a request that a site makes of a wallet inside the modal. */
export const enApprove = {
  head: 'Approve request',
  decline: 'Decline',
  allFields: 'All fields',
  message: 'Message',
  from: 'From',
  to: 'To',
  value: 'Sends',
  calls: 'What is asked for',
  sends: (amount: string) => `Sends ${amount}`,
  uses: 'Uses a contract',
  grants: 'Lets somebody take something',
  nowhere: 'Puts a new contract on the network',
  take: 'This lets somebody take what you have',
  takeAll: (who: string, of: string) =>
    `${who} can take all you have and will have of the token or collection ${of}, at any time, without asking again.`,
  takeSome: (who: string, of: string) =>
    `${who} can take some of what you have of the token or collection ${of}, at any time, without asking again.`,
  permit: 'Whoever gets this signature can take tokens of yours without asking again.',
  waiting: 'Your wallet waits',
  more: (count: number) => (count === 1 ? 'One more request is waiting' : `${count} more requests are waiting`),
  cut: (left: number) => `… and ${left} more characters`,
  actions: {
    signMessage: { title: 'Sign a message', lead: 'Signing is free and moves nothing.' },
    signTypedData: {
      title: 'Sign structured data',
      lead: 'Free to sign. What you sign may be used later without asking again.',
    },
    send: { title: 'Send a transaction', lead: 'This can move what you own and cannot be undone.' },
    signTransaction: { title: 'Sign a transaction', lead: 'Whoever holds the signed transaction can carry it out.' },
    signTransactions: {
      title: 'Sign several transactions',
      lead: 'Whoever holds the signed transactions can carry them out.',
    },
    sendCalls: { title: 'Send several actions at once', lead: 'They can move what you own and cannot be undone.' },
    grant: {
      title: 'Give a permission',
      lead: 'The site could act for you, within limits, without asking each time.',
    },
    revoke: { title: 'Take a permission back', lead: 'The site can no longer use it.' },
    other: { title: 'Answer a request', lead: 'Read it before you go on.' },
  },
};
