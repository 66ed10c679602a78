/** A request of a site: typed data (orders, permits, transactions of other accounts, sign-in). */
import type { SignedCall, SignedDanger, SignedLabel, SignedTitle } from '../../../../domain/signing/signed-words.js';

export interface SignedTexts {
  readonly by: (standard: string) => string;
  readonly titles: Readonly<Record<SignedTitle, string>>;
  readonly labels: Readonly<Record<SignedLabel, string>>;
  readonly calls: Readonly<Record<SignedCall, string>>;
  readonly dangers: Readonly<Record<SignedDanger, string>>;
  readonly unlimited: (symbol: string) => string;
  readonly units: (amount: string) => string;
  readonly item: (amount: string, id: string) => string;
  readonly anyItem: (amount: string) => string;
  readonly always: string;
  readonly expired: (moment: string) => string;
  readonly unnamed: string;
}

export const enSigned: SignedTexts = {
  /** `standard`: a kind of order, such as Seaport. */
  by: (standard: string) => `By ${standard}`,
  titles: {
    transfer: 'Send tokens with a signature',
    cancel: 'Cancel a transfer you authorized',
    allow: 'Allow someone to spend your tokens',
    borrow: 'Let someone borrow in your name',
    sell: 'Place an order',
    trade: 'Place a swap order',
    trades: 'Place several orders at once',
    witness: 'Give tokens for an order',
    safe: 'Approve a Safe transaction',
    forward: 'Let someone send a call for you',
    signIn: 'Sign in',
    other: 'Sign structured data',
  },
  labels: {
    give: 'You give',
    'give-most': 'You give, at most',
    get: 'You get',
    'get-least': 'You get, at least',
    others: 'Others get',
    allowed: 'Spending cap',
    fee: 'Fee',
    spender: 'Spender',
    from: 'Out of',
    to: 'To',
    recipient: 'Recipient',
    submitter: 'Sent by',
    contract: 'Contract',
    account: 'Safe',
    start: 'Valid from',
    end: 'Valid until',
    'allowance-end': 'Permission ends',
    value: 'Amount',
    call: 'What it does',
    refund: 'Refund goes to',
    site: 'Site',
    order: 'Order',
    authorization: 'Authorization',
  },
  calls: {
    send: 'Sends tokens',
    approve: 'Approves token spending',
    'approve-all': 'Lets someone take a whole collection',
    'revoke-all': 'Revokes a permission',
    move: 'Moves a token or an item',
    'own-account': 'Changes the account itself',
    plain: 'Sends an amount',
    cancel: 'Does nothing but use up a number',
    unknown: 'Unknown',
  },
  dangers: {
    'no-contract': 'It names no contract, though its kind needs one. Decline it.',
    'nothing-back': 'You give this away: you get nothing for it.',
    'next-to-nothing': 'You get next to nothing for what you give.',
    'sent-elsewhere': 'What you pay for goes to someone else, not to you.',
    'delegate-call': 'This runs someone else’s code as the Safe. It can take everything in it, and the Safe itself.',
    'controls-account': 'This can change who controls the Safe.',
    unlimited: 'There is no limit: all you have and will have can be taken, without asking you again.',
    debt: 'Someone else keeps what is borrowed, but the debt is yours: your collateral can be taken to repay it.',
    'other-site':
      'This signs you in to a different site than the one that asks, which could then use your account there.',
    'other-account': 'This is for a different account than yours.',
    'unreadable-call': 'The call inside can’t be read. It can do anything that the account can do.',
    'unreadable-witness': 'The order that comes with it isn’t known here: you may get nothing for your tokens.',
    unchecked:
      'This may let someone take, sell or borrow against what you have. This kind of request can’t be checked here.',
    anyone: 'Anyone holding this signature can execute this transfer without asking you again.',
    recipient: 'The recipient can execute this transfer with this signature without asking you again.',
    refund: 'The Safe pays the network fee of whoever executes this.',
    'unknown-contract': 'This looks like a well-known kind of order, but its contract isn’t known here.',
    'not-all-shown': 'There are more orders than are shown here.',
  },
  unlimited: (symbol: string) => `Unlimited ${symbol}`,
  units: (amount: string) => `${amount} units of an unknown token`,
  item: (amount: string, id: string) => `${amount} × item ${id}`,
  /** Of a collection of NFTs. */
  anyItem: (amount: string) => `${amount} of a collection, any item`,
  always: 'No end',
  /** `moment`: a date and time. */
  expired: (moment: string) => `Expired ${moment}`,
  unnamed: 'an unknown token',
};
