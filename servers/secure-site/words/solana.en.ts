/** The embedded wallet's screen: what a request does on Solana. Visitors approve by these sentences. */
export const enSolana = {
  /** Title: a request for several at once. */
  signSeveral: (count: number) => (count === 1 ? 'Sign 1 transaction' : `Sign ${count} transactions`),
  /** Under the title: what is signed goes back to the page, which did not ask to have it sent. */
  pageSends: 'The page that asks can send it, now or soon.',
  /** Title: a program (a contract of Solana) that the wallet doesn’t know. */
  callProgram: 'Call a program',
  /** Label of the program’s address. */
  program: 'Program',
  /** Why it can’t be read: the transaction only points at a list of accounts. */
  looksUp: 'It uses accounts that are not named in it. What it does cannot be read here.',
  /** Why it is refused, or a warning. */
  neverExpires: 'This transaction never expires. Once it’s signed, it can be sent at any time, even much later.',
  /** Ticked before approving it. */
  neverExpiresConsent: 'I understand that it can be sent at any time, even much later',
  /** Title: an account that holds one kind of token is made, for the visitor or for someone else. */
  createAccount: 'Create a token account',
  /** Label of an address: who will own the token account. */
  whose: 'Owner',
  /** Label of the token’s address. */
  token: 'Token',
  /** Label of an amount of SOL: it lies in the new account as long as that exists. */
  deposit: 'Deposit',
  /** The same, for the account of whoever gets the tokens. */
  depositForTheirs: 'Deposit for their account',
  /** Title: a text is written into the transaction. */
  addMemo: 'Add a memo',
  /** Label of that text. */
  memo: 'Memo',
  /** Label of an address: who was allowed to move tokens that aren’t their own, and does so. */
  by: 'By',
  /** Takes the place of a token’s symbol, also after an amount: Send 5 tokens without a name. */
  unnamed: 'tokens without a name',
  fee: {
    /** Label of an amount of SOL. */
    label: 'Network fee',
    /** Beside it: the node couldn’t tell. */
    unknown: 'Unknown',
    /** Label of an address: who pays the network fee, where it isn’t the visitor. */
    paidBy: 'Paid by',
    /** Warning. Both are amounts of SOL; `usual`: the most that is usual. */
    unusual: (fee: string, usual: string) => `High network fee: up to ${fee}. Up to ${usual} is usual.`,
  },
};
