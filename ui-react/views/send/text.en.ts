/** Words of the send form, the choice of a token and the review. */
import type { SendReadiness } from '../../../domain/transaction/send.js';
import { enReceiverDangers } from '../../text/receiver-dangers.en.js';
import { balanceUnavailable } from '../../text/unavailable.en.js';

const readiness: Record<SendReadiness, string> = {
  ready: 'Review',
  'invalid-address': 'Invalid address',
  'add-address': 'Add address',
  'insufficient-funds': 'Insufficient funds',
  'add-amount': 'Add amount',
  'incorrect-value': 'Incorrect value',
  'select-token': 'Select token',
};

export const enSend = {
  amount: 'Amount',
  amountInDollars: 'Amount in dollars',
  /** What typing is changed to. */
  inDollars: 'In dollars',
  inToken: (symbol: string) => `In ${symbol}`,
  to: 'To',
  receiver: 'Address or name',
  paste: 'Paste address',
  clear: 'Clear address',
  max: 'Max',
  balance: 'Balance',
  chooseToken: 'Choose a token',
  token: (symbol: string) => `Token: ${symbol}. Change`,
  /** What the form's button says. */
  readiness,
  amountProblems: {
    incorrect: 'Not a valid amount',
    amount: 'More than you have',
    fee: 'Not enough for the fee',
  },
  addressProblems: {
    'too-short': 'Too short. Paste the whole address.',
    'not-an-address': 'Not an address of this network.',
    checksum: 'A character is wrong. Copy the address again.',
    'no-name': 'This name leads to no address of this network.',
    'name-elsewhere': 'This name is kept outside the network, where it cannot be checked. Ask for the address.',
    'name-unknown': 'Nobody can tell whose name this is right now.',
  },
  cautions: {
    ...enReceiverDangers,
    yourself: { title: 'This is your own account', lead: 'Nothing would move but the network fee.' },
  },
  /** Of a name that is sent to. */
  lookingUp: 'Looking up the name',
  mutual: 'This is the address’s primary name.',
  notMutual: 'Not the address’s primary name.',
  notMutualLead: 'Make sure it belongs to the right person.',
  nameMoved: {
    title: 'The name leads elsewhere now',
    lead: 'A moment ago it led to the first of these addresses, now to the second. Nothing was sent. Ask the receiver for the address.',
  },
  fee: 'Network fee',
  feeUnknown: 'No answer from the network',
  tokens: 'Your tokens',
  noTokens: 'No tokens found',
  tokensUnavailable: balanceUnavailable,
  noTokensLead: 'This account holds nothing on this network that it could send.',
  youSend: 'You send',
  total: 'Total',
  warning: 'Transfers can’t be reversed. Check the whole address, not just the ends.',
  /** Where what is sent would likely be lost: ticked before it can be sent. */
  risk: 'I understand that I may lose what I send to this address',
  /** Where the network's node expects more to leave than this: ticked before it can be sent. */
  riskMore: 'I understand that more may leave my wallet than this review says',
  otherAddress: 'Use a different address',
  send: (amount: string) => `Send ${amount}`,
  confirm: (wallet: string) => `Confirm in ${wallet}`,
  /** What the wallet gets, to the letter. */
  asked: (wallet: string) => `What ${wallet} is asked`,
  nothing: 'Nothing to send yet',
  nothingLead: 'Choose an amount and an address first.',
  declined: 'Transfer declined',
  declinedLead: (wallet: string) => `You said no in ${wallet}. Nothing was sent.`,
  edit: 'Edit transfer',
};
