/** The send form, the choice of a token, and the review. */
import type { SendReadiness } from '../../../domain/transaction/send.js';
import { enReceiverDangers } from '../../text/receiver-dangers.en.js';

const readiness: Record<SendReadiness, string> = {
  ready: 'Review',
  'invalid-address': 'Invalid address',
  'add-address': 'Enter address',
  'insufficient-funds': 'Insufficient funds',
  'add-amount': 'Enter amount',
  'incorrect-value': 'Invalid amount',
  'select-token': 'Select token',
};

export const enSend = {
  /** Label of a field. */
  amount: 'Amount',
  /** Label of a field. */
  amountInDollars: 'Amount in dollars',
  /** The unit that the visitor changes to. */
  inDollars: 'In dollars',
  inToken: (symbol: string) => `In ${symbol}`,
  /** Label of the receiver. */
  to: 'To',
  /** Label of a field. */
  receiver: 'Address or name',
  /** Button. */
  paste: 'Paste address',
  /** Button. */
  clear: 'Clear address',
  /** Button that enters the whole balance. */
  max: 'Max',
  balance: 'Balance',
  /** Button. */
  chooseToken: 'Select token',
  /** Read to screen readers: the button that changes the token. */
  token: (symbol: string) => `Token: ${symbol}. Change`,
  /** What the form's button says. */
  readiness,
  amountProblems: {
    incorrect: 'Invalid amount',
    amount: 'More than you have',
    fee: 'Not enough for the network fee',
  },
  addressProblems: {
    'too-short': 'Too short. Paste the whole address.',
    'not-an-address': 'Not a valid address on this network.',
    checksum: 'This address has a typo. Copy it again.',
    'no-name': 'This name has no address on this network.',
    'name-elsewhere': 'This name is stored off-chain, so we can’t verify it. Ask for the address instead.',
    'name-unknown': 'Couldn’t look up this name. Try again.',
  },
  cautions: {
    ...enReceiverDangers,
    yourself: { title: 'This is your own account', lead: 'You’d only pay the network fee.' },
  },
  /** Of a name that is sent to. */
  lookingUp: 'Looking up name…',
  mutual: 'This is the address’s primary name.',
  notMutual: 'This isn’t the address’s primary name.',
  notMutualLead: 'Make sure it belongs to the right person.',
  nameMoved: {
    title: 'This name changed',
    lead: 'It now points to a different address. Nothing was sent. Confirm the address with the recipient.',
  },
  fee: 'Network fee',
  feeUnknown: 'Fee unavailable',
  tokens: 'Your tokens',
  noTokens: 'No tokens found',
  /** A text of the specification, as it stands there. */
  tokensUnavailable: 'Token Balance Unavailable',
  noTokensLead: 'You have no tokens to send on this network.',
  /** Label of an amount. */
  youSend: 'You send',
  total: 'Total',
  warning: 'Transfers can’t be reversed. Check the whole address, not just the ends.',
  /** If what is sent would probably be lost: ticked before it can be sent. */
  risk: 'I understand that I may lose what I send to this address',
  /** If the network's node expects more to leave the account than this: ticked before it can be sent. */
  riskMore: 'I understand that more may leave my wallet than this review shows',
  /** Button. */
  otherAddress: 'Use a different address',
  /** Button. The amount has its unit: 0.5 ETH. */
  send: (amount: string) => `Send ${amount}`,
  confirm: (wallet: string) => `Confirm in ${wallet}`,
  /** Opens exactly what the wallet receives. */
  asked: (wallet: string) => `Request to ${wallet}`,
  nothing: 'Nothing to send yet',
  nothingLead: 'Enter an amount and an address first.',
  declined: 'Transfer declined',
  declinedLead: (wallet: string) => `You declined in ${wallet}. Nothing was sent.`,
  /** Button. */
  edit: 'Edit transfer',
};
