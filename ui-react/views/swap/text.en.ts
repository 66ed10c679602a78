/** The swap form, the choice of a token, and the preview. */
import type { SwapMismatch } from '../../../application/swap/state.js';
import type { SwapProblem } from '../../../application/swap/swap-problem.js';

/** What the form’s button says while something is missing or wrong. */
const problems: Record<SwapProblem, string> = {
  'select-token': 'Select token',
  'enter-amount': 'Enter amount',
  'incorrect-amount': 'Enter a valid amount',
  'insufficient-balance': 'Insufficient balance',
};

/** Why a prepared swap was blocked. */
const mismatches: Record<SwapMismatch, string> = {
  account: 'The transaction is for a different account.',
  amount: 'It would spend a different amount than you entered.',
  contract: 'It doesn’t go to a known exchange.',
  spender: 'It would approve an unknown spender.',
  recipient: 'The tokens would go to someone else.',
  token: 'It uses a different token.',
  least: 'You would receive less than quoted.',
  decimals: 'A token’s decimals don’t match.',
};

export const enSwap = {
  problems,
  mismatches,
  /** Button. */
  review: 'Review swap',
  /** Label of the amount that the visitor pays. */
  from: 'You pay',
  /** Label of the amount that the visitor receives. */
  to: 'You receive',
  /** Read to screen readers: the field of the amount to pay. */
  amountOf: 'Amount to pay',
  /** Read to screen readers: the amount to receive. */
  receive: 'Amount to receive',
  /** Button that enters the whole balance. */
  max: 'Max',
  balance: 'Balance',
  /** Button that exchanges the two tokens of the form. */
  turn: 'Reverse tokens',
  /** Button. */
  selectToken: 'Select token',
  /** Read to screen readers: the button that changes the token to pay with. */
  tokenFrom: (symbol: string) => `You pay ${symbol}. Change`,
  /** Read to screen readers: the button that changes the token to receive. */
  tokenTo: (symbol: string) => `You receive ${symbol}. Change`,
  quoting: 'Getting quote…',
  noQuote: 'No quote available',
  noQuoteLead: 'We’ll try again in a few seconds.',
  /** Opens the rate, the fees and so on. */
  details: 'Details',
  /** How much of one token the other costs. */
  rate: 'Rate',
  impact: 'Price impact',
  slippage: 'Max slippage',
  providerFee: 'Provider fee',
  networkFee: 'Network fee',
  /** Label of the amount below which the swap fails. */
  least: 'Minimum received',
  contract: 'Exchange contract',
  costly: (percent: string) => `High price impact: you’ll receive about ${percent}% less than market value`,
  costlyLead: 'This trade moves the price. Try a smaller amount.',
  unsupported: (network: string) => `Swaps aren’t available on ${network}`,
  unsupportedLead: 'Choose another network.',
  networks: 'Supported networks',
  nowhere: 'Swaps aren’t available on this site’s networks.',
  /** From the specification, word for word. */
  noSwaps: 'Network not supported for Swaps',
  /** In place of the network fee. From the specification, word for word. */
  noGasPrice: 'Network not supported for Gas Price',
  unready: 'Swaps are temporarily unavailable',
  /** Read to screen readers. */
  loading: 'Loading tokens',
  /** Heading above tokens. */
  suggested: 'Suggested',
  /** Heading above tokens. */
  yours: 'Your tokens',
  /** Heading above all other tokens. */
  all: 'Tokens',
  /** Tag beside the selected token. */
  chosen: 'Selected',
  /** Opens exactly what the wallet receives. */
  asked: (wallet: string) => `Request to ${wallet}`,
  warning: 'Review the details. Swaps can’t be reversed.',
  untried: 'Couldn’t simulate this swap',
  untriedLead: 'This network doesn’t support simulation. Check the details in your wallet.',
  refused: 'Swap blocked for your safety',
  refusedLead: 'Nothing was sent to your wallet.',
  wouldFail: 'This swap would fail',
  wouldFailLead: 'It failed in simulation. Try a different amount, or try again later.',
  building: 'Preparing swap…',
  /** Button: gives the exchange permission to spend. */
  approve: (symbol: string) => `Approve ${symbol}`,
  /** The amount has its unit: 20 USDC. */
  approveLead: (amount: string) => `Approve the exchange to spend exactly ${amount}. You’ll confirm in your wallet.`,
  /** Button: revokes an old permission to spend. */
  reset: (symbol: string) => `Reset ${symbol} allowance`,
  /** The amount has its unit: 20 USDT. */
  resetLead: (symbol: string, amount: string) =>
    `${symbol} requires resetting the old allowance first. You’ll confirm twice: once to reset it, once to approve ${amount}.`,
  approving: 'Approving…',
  /** Button. */
  swap: 'Swap',
  swapping: 'Swapping…',
  /** If the network's node expects more to happen than this: ticked before it can continue. */
  riskMore: 'I understand that more may leave my wallet than this review shows',
  /** Of a token that imitates another one, or is spam. */
  riskToken: 'I understand that one of these tokens may be worthless',
  /** Button. */
  cancel: 'Cancel',
  declined: 'Swap declined',
  declinedLead: 'You declined in your wallet. Nothing was swapped.',
  failed: 'Swap failed',
  gone: 'Start a swap',
  goneLead: 'Choose two tokens and enter an amount.',
  /** Button. */
  edit: 'Edit swap',
};
